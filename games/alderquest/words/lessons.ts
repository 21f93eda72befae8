import type { LessonWords } from '../../lesson.ts'

/** What the coach says: a sentence or two for each step, using no term of the game before it has been introduced. */
export const firstWords: LessonWords = {
  title: 'Your first Acorns',
  about: 'How runes pay, how minions find Acorns, and how Acorns become points.',
  steps: {
    goal: 'You are Red. Find Blue’s Acorns among the facedown tiles on the far side, carry them up into the Great Tree, and match three of them on the Board: then they are yours. The fourth Snowflake ends the match, and most Acorn points win.',
    drop: 'Runes wait above the Board, and you drop them one by one. Press the lit shield, then the column on the left: it lands beside two others, and three alike in a line are a match.',
    runes:
      'The three shields are yours now: the Guardians are one of your two guilds, and their runes are your money. Three of a Blue guild would pay nobody, and a whole new line of runes would fall.',
    swap: 'Your three Heroes below the Field act once a turn each. Press Clarence the rabbit, choose “Swap two runes”, and press the two lit runes: three masks match, and see what the shields above them do.',
    summon:
      'Six runes in one go: that was a cascade. Spend one of them: press Lily the hedgehog, choose “Summon”, and pay a Guardians rune. A minion steps out in front of her; it is tired, and acts from your next turn on.',
    reveal:
      'Your Pirate beside the Tree is rested, so it may make two moves. Press it, press the facedown Blue tile, and choose “Reveal it”.',
    tribute:
      'An Acorn worth 2, and your Pirate carries it. Use the second move to climb into the Tree, to the lit circle: from there the Acorn falls onto the Board. Drop it into the column on the right, on top of two others.',
    trap: 'Three Blue Acorns in a line: 4 points. The Pirate is upgraded for it (the star) and has a power of its own now. You have a Cleric over there as well: send it onto the lit tile, and reveal that.',
    end: 'A Trap! The Cleric is back in its deck. (If you dismiss a tile instead, it goes back unseen, Trap or Acorn.) Now drop your last rune, for all of them must fall, and end your Action Phase: Blue takes a turn.',
    hide: 'Blue’s Ranger has found one of your Acorns. You drew a tile meanwhile, and each turn begins with hiding it: put it on the lit space, far from Blue’s minions.',
    squabble:
      'The Monk you summoned is rested now. Move it into the Ranger’s space: the two squabble and both are gone, and your Acorn lies where it fell instead of going into the Tree.',
    snow: 'A Snowflake counts as an Acorn of either colour. Let Maggie the mouse swap the two lit runes: Acorn, Snowflake, Acorn.',
    'play-on':
      'Two points more, and one Snowflake of four has been matched: winter is nearer. You lead 6 to 0, and know enough for a match of your own. There I answer when you ask.',
  },
}

export const secondWords: LessonWords = {
  title: 'Quarrels, crowns and relics',
  about: 'What the first game leaves out: cards, exalted guilds and relics.',
  steps: {
    quarrels:
      'These cards are Quarrels. Each costs one rune of its own guild and no Hero; you draw one at the end of your turn, as long as you hold fewer than three.',
    scheme: 'A Scheme takes effect at once. Play Pickpocket for your Thieves rune, and take a Hunters rune from Blue.',
    arm: 'A Trap waits. Arm Stone Circle for your Guardians rune: it lies open beside you, and you get a Trap tile to hide next turn. Any of your Trap tiles can set it off.',
    four: 'Four alike do more than three. Let Maggie the mouse swap the two lit runes, so that four masks stand on one another.',
    sneak:
      'Now the Thieves are exalted: while they are, your minions without a special move can Sneak, one step diagonally. Sneak onto the lit tile, reveal it, climb up and drop what you find into the column on the right.',
    five: 'A lone Acorn on the Board is nobody’s yet. Drop the shield into the column on the left: five shields cross there.',
    relic:
      'Five alike bring a relic, and the Guardians have taken the crown from the Thieves: only one guild is exalted at a time. Play the Golden Nutcracker for any rune; the stolen one will do.',
    end: 'Three points, without a match. Drop your last rune and end your Action Phase; you may throw Quarrels away before you draw, but keep them this time.',
    spring:
      'Blue’s Ranger has walked onto your Trap tile. You could simply eject it; spring Stone Circle instead, and have another Trap tile for it.',
    'play-on':
      'That is all there is to learn. Your turn would begin with three tiles to hide, two of them Traps. In a match of your own I answer when you ask.',
  },
}
