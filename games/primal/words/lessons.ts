import type { LessonWords } from '../../lesson.ts'

export const firstWords: LessonWords = {
  title: 'Your first hunt',
  about: 'Hunt Vyraxen for two turns: where to stand, how to pay, whom a card wakes, and how to come out of it unhurt.',
  steps: {
    goal: 'This is Vyraxen, and these are its hearts: nine are left. Take them all before round 10 ends and you win; be knocked out twice and you lose.',
    place:
      'You are Dareon, and the beast looks at you: you stand in front of it. The sectors beside it are its flanks, the one behind it its rear; you can strike only from where a ✶ stands.',
    stay: 'Every turn begins with this choice: pay to walk one sector on, or stay for nothing and be threatened, which shows as an exclamation mark. Stay, for once.',
    react:
      'Vyraxen has no turn of its own: three behaviors lie in wait, and each says what wakes it. Two wait for an Attack, one for a Maneuver. Point at a card in your hand, or hold a finger on it: the board shows who would react.',
    strike:
      'Heavy Cleave costs 1: the number at its top. You pay by discarding another card, for what it is worth: the number at its bottom. Press Heavy Cleave, then pay with Find the Gap.',
    order:
      'Five damage: a heart is gone! But your Attack woke two behaviors at once. When that happens you say which goes first: take the lit one.',
    dodge:
      'It was Snapping Jaws, and it bites for 1. Your Defensive cards, the green and the yellow ones, get you out of such things: choose to discard one, then press Roll Through.',
    quiet:
      'Nobody waits for an Attack now, so your next one wakes nothing. Press your item, the Whetstone, for 1 more damage; then play Rising Cut, which costs nothing.',
    stance:
      'Another heart, and with seven left Vyraxen changes its stance: now it takes 7 damage to win a heart, and the ✶ stands at its flanks and rear. From the front you can strike no more.',
    attrition:
      'A turn ends with attrition: a number you must match with Defensive cards, or it hurts. Play Flat of the Blade. As your third card it lets you see the next attrition card: discard that 3, then end the phase.',
    struggle:
      'Your one Defensive card was enough, and you drew five new cards. Struggle stands at 2 and grows by 1 every round; at 3 the beast is unleashed and hurts everybody. Drink Ironroot: it will take the blow.',
    away: 'The blow came, and Ironroot took it. Now walk out of the beast’s sight: press the West, then pay with Blood Price. Who moves is no longer threatened.',
    on: 'Moving woke Wing Buffet, and Furnace Gout rampaged: it joins whenever another behavior wakes. From here you can strike again; red and blue cards in a row from the rear fill the objective. Now hunt on your own; there I answer when you ask.',
  },
}

export const secondWords: LessonWords = {
  title: 'Hunting together',
  about: 'Help in another hunter’s turn: Assist and Taunt, who draws the beast’s eye, and how to get a fallen hunter back on his feet.',
  steps: {
    together:
      'You are Ljonar, with the shield. It is Mirah’s turn: she stands in front of Vyraxen, two more bites would fell her, and Thoreg lies beside you. You win or lose together, and all hands are open.',
    assist:
      'You may help while another hunter acts. A card marked Assist can be discarded for it, once a turn: that hunter draws a card. Assist with Giving Ground.',
    taunt:
      'Taunt does more: Mirah draws again, you take aggro, the burning eye, and the beast turns to you at once. Taunt with Banner Call.',
    stay: 'Vyraxen looked at you, so Mirah stood behind it. With the cards you gave her she shot a heart away, and nothing bit her. Now it is your turn: stay beside Thoreg.',
    revive:
      'Thoreg lies, and has come round already. Whoever stands in his sector may revive him once a turn for 2 stamina: press Thoreg, then pay with your stamina token and Tower Guard.',
    eyes: 'He stands again with five cards. The beast faces whoever holds aggro when a turn ends, and you are made for that: your sword’s first Attack deals 1 more meanwhile. Play Short Thrust.',
    on: 'When others act you may help with one Assist and one Taunt each turn, or simply wait: nobody has to be asked. That is all; in a hunt of your own I answer when you ask.',
  },
}
