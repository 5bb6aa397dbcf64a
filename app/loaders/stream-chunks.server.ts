/** Resolves when the client has received enough of what was written to its response, or is gone. */
export type Pacing = { drained?: (() => Promise<void>) | undefined }

declare module '@remix-run/server-runtime' {
  /** Remix writes a stream without waiting for the client, so a stream that may be long waits itself. */
  interface AppLoadContext {
    drained?: Pacing['drained']
  }
}

/**
 * Returns a body that reads a chunk only when the client has received those before, so that a slow client does not fill
 * the memory. It ends when the client is gone.
 */
export function streamChunks(
  chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>,
  { signal, drained }: Pacing & { signal: AbortSignal },
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream(
    {
      async pull(controller) {
        await drained?.()
        const next = signal.aborted ? await chunks.return(undefined) : await chunks.next()
        if (next.done) controller.close()
        else controller.enqueue(next.value)
      },
      async cancel() {
        await chunks.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}
