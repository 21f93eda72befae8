/** What whoever runs the server of these tests shows. */
export const OPERATOR_TOKEN = 'the token of these tests'
