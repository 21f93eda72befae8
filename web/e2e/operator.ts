/** The operator's token of these tests. */
export const OPERATOR_TOKEN = 'the token of these tests'
