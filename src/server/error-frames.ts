/** The places of an error's stack without its message, which may quote what a user typed, in lines like a stack's own. */
export const framesOf = ({ stack = "", message }: Error): string => stack.replace(message, "");
