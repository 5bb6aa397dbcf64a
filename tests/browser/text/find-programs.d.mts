/** Returns whether a program is on the path. */
export declare const hasProgram: (name: string) => boolean
