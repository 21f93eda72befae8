import type { LessonWords } from '../../lesson.ts'

export const firstWords: LessonWords = {
  title: 'Your first delve',
  about: 'You secure your first agent, beat off a delve and see a whole round.',
  steps: {
    goal: 'Welcome to Aidalon. Six agents hide in your deck and six in your rival’s. Take three of your rival’s and you win: they fill these places.',
    collect:
      'This is your seeker: you. Press it to collect: it tires until the round ends and brings you a card. Then press Pass, for you want nothing more right now.',
    actions: 'Each round you have three actions. You and your rival take turns, one action each, until all are spent.',
    stage:
      'First action: stage a card. Press Waterfront Soakhouse, then the lit place. It lies facedown and costs nothing yet. The front row is met first, the back row last: back here it is safest.',
    forge:
      'Facedown it does nothing. Press it and forge it: pay its cost of 1 shard, the city’s money, and turn it up. Now it can collect a shard every round. Press it once more to collect, then pass. None of this took an action.',
    delve:
      'Now go for an agent. The Commons is your rival’s deck, and nothing stands in its path: press it to delve there. Three empty places lie before it; press Continue at each. In a match the table does that for you.',
    heat: 'You are in. You see as many cards here as your rival has heat, and that is none. Pay 1: your rival’s heat rises to 1 for good, and you see one card.',
    secure:
      'The top card is an agent, Coroner Goodman! The number with the rays is its presence: the price of taking it. Break it for 2 shards, and it is yours.',
    answer:
      'Now your rival delves you! Your facedown card stands in the way. Press it and forge it in time, press it again for its +2 barrier, then pass. Getting past it now costs 3 shards.',
    confront:
      'They turned back. Your last action: delve the Council, their hand. Yowling Tezu lies faceup and awake, so you must confront it. The shield is its barrier: pay 1 to get past.',
    leave:
      'Now you might break it too, for its presence of 3. But only agents win; an obstacle is merely gone. Leave it, and end the delve: your shards are worth more.',
    refresh:
      'The round is over. You both get three actions again, 1 shard and 1 card, and all tired cards wake up. You may keep five cards: choose one to put into your Archives, facedown.',
    'play-on':
      'One agent down, two to go. Collect, stage, forge, delve: you know it all now. Your own agents lie in your deck and hand, so guard those too. Play on; I answer when you ask.',
  },
}

export const secondWords: LessonWords = {
  title: 'The right moment',
  about: 'You answer your rival’s moves: instants, reactions, and when each may be used.',
  steps: {
    window:
      'Your rival delves your Commons, and that path is empty. But the table stops and asks you first. Such a stop is a window: before a round, after every action, and at each step of a delve.',
    instant:
      'In a window you may use instants, marked with lightning. Press Threading Through, a moment from your hand: it costs 1 shard and moves a card. Take Asset Protection Hub and put it in your rival’s way, then pass.',
    reaction:
      'Your rival has to confront it. That is an event, and reactions, marked with a bent arrow, answer one event each. Press Protecting Our Investment: +3 barrier. That is more than your rival has.',
    'own-card':
      'Cards on the table react too. Delve your rival’s Commons: Eye Enforcers has barrier 3. As you confront it, press Disagreeable Inspector: it tires, and the barrier falls by 2.',
    cheaper: 'Only 1 left to pay. Pay it and press Continue until you are in.',
    after:
      'Save your shard: decline, and see no card today. Being in a district is a breach, whatever you see, and you may react to it. Play Cornering the Market: it costs nothing and brings 3 shards.',
    'play-on':
      'Each reaction answers an event once, and a moment played is gone for good. If you are asked too often, let the table pass for you beside the Pass button. Now play on.',
  },
}
