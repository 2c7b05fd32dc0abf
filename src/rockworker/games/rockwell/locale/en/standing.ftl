# Standing answers: what players may say once and for all

standing-pass-for-me = Pass for me where an advantage can do nothing useful
    .about = A subcontractor that could not count on any tile before going back to Board I, and that no other player could want, is not offered to you.
standing-hire-where-undrilled = Hire only where a tile is still to be drilled
    .about = Where everything under your active crew is drilled, you hire no subcontractor.
standing-bribe-to-drill = Bribe only where that drills the tile
    .about = A crew whose arrival would not bring the power that is missing is not bribed.
standing-insure-nothing = Always insure nothing
    .about = You keep all your cubes when insurance can be taken.
standing-cover-losses = Always use insurance against Danger
    .about = You discard as many insurance tiles as there are cubes to lose.
