/** The replacement for a module that a test mocks. */
export const habit: string = 'real'
