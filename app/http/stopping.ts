let stopping = false

/** Said by /readyz, so that whoever leads visitors here leads them elsewhere. */
export const isStopping = () => stopping

/** For a process that was told to end: it answers what comes, and asks for no more. */
export function beginStopping() {
  stopping = true
}
