/** All text is ready; `path` leads to the sign-in and back. */
export type EndedSignIn = { heading: string; words: string; link: string; path: string }
