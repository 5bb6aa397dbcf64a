let [ending, stopping] = [false, false]

/**
 * Returns whether this process was told to end, perhaps because another one replaces it. It still responds to
 * requests, but begins no job.
 */
export const isEnding = () => ending

/** Returns whether the shop itself stops. /readyz reports it, so that the load balancer sends visitors elsewhere. */
export const isStopping = () => stopping

export function beginEnding() {
  ending = true
}

export function beginStopping() {
  stopping = true
}
