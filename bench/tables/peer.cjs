// A boardgame.io server with a game whose moves do almost nothing. Its storage is the default one: memory only.
const { Server } = require("boardgame.io/server");

const game = {
  name: "trivial",
  setup: () => ({ count: 0 }),
  moves: {
    step: ({ G }) => {
      G.count += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [game], origins: [/./] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
