import type { TableInfo } from '@rulewright/wire'

/** Who sat here may play again; where nobody did but bots, whoever looked on may see another. */
export const mayPlayAgain = ({ mine, seats }: Pick<TableInfo, 'mine' | 'seats'>): boolean =>
  mine.length > 0 || seats.every(({ kind }) => kind === 'bot')
