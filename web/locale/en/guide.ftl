# The guide of a first game

guide = Your guide
guide-progress = { $done } of { $all }
guide-goals = What there is to learn
guide-back = Back to the list
guide-chapter = How to play: { $chapter }
guide-goal-reached = learned
guide-goal-open = still to come
guide-reached = Learned: { $goal }
guide-next = Still to learn: { $goal }
guide-all-done = You’ve covered everything there is to learn here.
guide-suggest = Suggest a move
guide-suggesting = One moment …
guide-suggested = I’d suggest: { $move }
    .hint = The move is filled in. Confirm it, or choose something else.
guide-show = Show me where
guide-explain = Explain more
guide-shorten = Got it
guide-options = What you can do here
guide-fold = Show or hide the guide
guide-end = Your first game is done!
guide-end-learned =
    { $done ->
        [one] You’ve covered 1 of the { $all } things to learn.
       *[other] You’ve covered { $done } of the { $all } things to learn.
    }
guide-end-left = For next time:
guide-end-next = What now?
guide-end-bots = Play a whole game
guide-end-friends = Invite friends
guide-end-expansions = Try an expansion
