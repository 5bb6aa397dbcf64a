/** Reports a wrong setting. The message is a sentence that names the setting and the values allowed. */
export class SettingsError extends Error {}
