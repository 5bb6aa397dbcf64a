/** Returns the path of a program by its name; undefined if no folder of the variable PATH has it. */
export function findProgram(name: string): string | undefined
