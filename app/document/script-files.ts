import { createContext } from 'react'

/** Holds the URLs of the script that a page begins with, and of the messages in its language. */
export type ScriptFiles = { bootstrap: string | undefined; messages: string | undefined }

/** Only the server provides a value; null for a page without scripts. */
export const PageScriptFiles = createContext<ScriptFiles | null>({
  bootstrap: undefined,
  messages: undefined,
})
