/** The message continues a sentence that begins with the path of the file: `contains a script`. */
export class FileRefused extends Error {}
