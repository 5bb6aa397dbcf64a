// Safari has no `requestIdleCallback`.
export const [whenIdle, cancelWhenIdle] =
  typeof requestIdleCallback === 'function'
    ? [requestIdleCallback, cancelIdleCallback]
    : [(act: () => void) => window.setTimeout(act), clearTimeout]
