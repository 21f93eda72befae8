const row = (toughness: number, damage: number) => ({ toughness, damage })

/** The stance rows of the first draft, which the worked examples count with: tuning the game must not move the tests of its rules. */
export const stanceRows = [
  [
    [row(2, 1), row(3, 1), row(4, 1)],
    [row(3, 1), row(4, 2), row(5, 2)],
    [row(4, 2), row(5, 2), row(6, 3)],
  ],
  [
    [row(4, 2), row(5, 2), row(7, 2)],
    [row(6, 2), row(7, 2), row(8, 3)],
    [row(7, 3), row(9, 3), row(10, 4)],
  ],
  [
    [row(8, 3), row(9, 3), row(11, 3)],
    [row(10, 3), row(12, 4), row(14, 4)],
    [row(12, 4), row(15, 4), row(17, 5)],
  ],
]
