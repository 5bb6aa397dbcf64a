/** Declares of these packages, which come without types, the parts that application.server.ts uses. */
declare module 'express' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  export type Request = IncomingMessage & { path: string }
  export type Response = ServerResponse & { vary(field: string): void }
  export type NextFunction = (error?: unknown) => void
  export type Handler = (request: Request, response: Response, next: NextFunction) => unknown
  type ErrorHandler = (
    error: { status?: number },
    request: Request,
    response: Response,
    next: NextFunction,
  ) => unknown

  export type Application = RequestListener & {
    enable(setting: string): void
    disable(setting: string): void
    use(handler: Handler | ErrorHandler): void
    use(path: string, handler: Handler): void
    all(path: string, handler: Handler): void
  }
  type FileOptions = { redirect?: boolean; immutable?: boolean; maxAge?: string }

  const express: {
    (): Application
    static(path: string, options: FileOptions): Handler
  }
  export default express
}

declare module 'compression' {
  import type { Handler, Request, Response } from 'express'

  type Filter = (request: Request, response: Response) => boolean

  const compression: {
    (options: { brotli: { params: Record<number, number> }; filter: Filter }): Handler
    filter: Filter
  }
  export default compression
}
