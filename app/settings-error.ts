/** A wrong setting. The message is a sentence that names it and what is right. */
export class SettingsError extends Error {}
