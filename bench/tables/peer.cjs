// A boardgame.io server:
//
//   node peer.cjs PORT                  a game whose moves do almost nothing, in memory: its defaults
//   node peer.cjs PORT VIEWS FOLDER     on our terms: a state as large as ours, what others hide is stripped from it,
//                                       moves are written to files. VIEWS: a position of Rockwell, by viewer
const { readFileSync } = require("node:fs");
const { PlayerView } = require("boardgame.io/core");
const { FlatFile, Server } = require("boardgame.io/server");

const [port, views, folder] = process.argv.slice(2);

const trivial = {
  name: "trivial",
  setup: () => ({ count: 0 }),
  moves: {
    step: ({ G }) => {
      G.count += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

// As many values change as in a common move of Rockwell; each player has something that nobody else sees.
function equal(positions) {
  const board = JSON.stringify(positions["None"]);
  return {
    ...trivial,
    setup: () => ({
      count: 0,
      board: JSON.parse(board),
      players: Object.fromEntries([0, 1, 2, 3].map((n) => [n, { ...positions[n].companies[n] }])),
    }),
    moves: {
      step: ({ G, playerID }) => {
        G.count += 1;
        const { crews, tiles, companies } = G.board;
        crews[G.count % crews.length].at = G.count % tiles.length;
        tiles[G.count % tiles.length].power = G.count % 7;
        companies[playerID].exchange_actions = G.count % 3;
        G.board.prompts = [`step-${G.count % 5}`];
        G.players[playerID].cash = 100 * (G.count % 9);
      },
    },
    playerView: PlayerView.STRIP_SECRETS,
  };
}

const settings = views
  ? { games: [equal(JSON.parse(readFileSync(views, "utf8")))], db: new FlatFile({ dir: folder }) }
  : { games: [trivial] };
Server({ ...settings, origins: [/./] }).run({ port: Number(port), callback: () => console.log("ready") });
