/** Stands in for a module that a test replaces. */
export const habit: string = 'real'
