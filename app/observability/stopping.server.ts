let [ending, stopping] = [false, false]

/** Whether this process was told to end, be it that another one takes its place: it answers what comes, and begins nothing. */
export const isEnding = () => ending

/** Whether the shop itself stops. Said by /readyz, so that whoever leads visitors here leads them elsewhere. */
export const isStopping = () => stopping

export function beginEnding() {
  ending = true
}

export function beginStopping() {
  stopping = true
}
