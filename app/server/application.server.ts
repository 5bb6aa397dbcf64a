import { readdirSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import { createRequestHandler } from '@remix-run/express'
import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import compression from 'compression'
import express, { type Application, type Handler, type Response } from 'express'
import { allowStalePages } from '#app/http/stale-pages.server.ts'
import { withUnserialisedData } from '#app/http/unserialised-data.server.ts'
import { withCanonicalUrls } from '#app/http/urls/canonical-url.server.ts'
import { setOfficeHeaders } from '#app/http/security-headers.server.ts'
import { refreshShopSettings } from '#app/shop/maintenance/settings/refresh-settings.server.ts'
import { shopIdentity, shopPicturePath, type IconSize } from '#app/shop-settings/shop-identity.ts'
import { confirmHost, requireHost } from './confirmed-host.server.ts'
import { refuseExpectation, sendErrorPage } from './error-responses.server.ts'
import { normaliseRequest } from './normalise-request.server.ts'
import { requestLogger } from './request-log.server.ts'
import { officeBuild, shopBuild } from './office-build.server.ts'
import { findOfficeVisit } from './office-guard.server.ts'
import { handlerForPath } from './route-subset.server.ts'

/** Returns the shop as a function of a request. `root` is the folder that contains `public/` and the build. */
export function createApplication(build: ServerBuild, root: string): RequestListener {
  const application = express()
  application.disable('x-powered-by')
  // A file has exactly one URL, like a page.
  application.enable('case sensitive routing')
  application.use(requestLogger(build.routes))
  application.use(requireHost)
  application.use(confirmHost)
  application.use(refuseExpectation)
  application.use(compressResponse)
  application.use(redirectToOwnIcon)
  serveFiles(application, build, root)
  application.use(refreshSettings)
  application.use(allowStalePages)
  application.all('*', remixHandler(build))
  application.use(sendErrorPage)
  // Express reads the target before its first middleware: it keeps the original for Remix, and throws on one that it
  // cannot parse. So this one precedes Express.
  return (request, response) =>
    normaliseRequest(request, response, () => void application(request, response))
}

const compressResponse = compression({
  // The package's default is 6. Level 8 makes a list 90 bytes shorter in the same time (1 ms).
  level: 8,
  // The package's default is 4. Quality 5 makes a page a twelfth shorter and costs a third of a millisecond.
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  // A byte range counts the bytes of the uncompressed file, so a compressed part could not continue an earlier
  // download.
  filter: (request, response) => {
    if (!response.hasHeader('Content-Range')) return compression.filter(request, response)
    response.vary('Accept-Encoding')
    return false
  },
})

/** The names of the files are read once, so that a request for a page needs no disk access. */
function serveFiles(application: Application, build: ServerBuild, root: string) {
  // The shop removes the slash that a folder redirect would add, so the redirect would loop forever.
  const redirect = false
  const assets = join(root, build.assetsBuildDirectory, 'assets')
  application.use('/assets', express.static(assets, { redirect, immutable: true, maxAge: '1y' }))
  for (const name of readdirSync(join(root, 'public'))) {
    const file = join(root, 'public', name)
    application.use(`/${name}`, express.static(file, { redirect, maxAge: '1h' }))
  }
}

/** A supervisor asks here whether the process is alive, whatever the state of the database. */
const livenessPath = '/healthz'

/** A change of the shop's settings applies to requests of all processes within two seconds. */
const refreshSettings: Handler = (request, _response, next) => {
  if (request.path === livenessPath) next()
  else void refreshShopSettings(Date.now()).then(() => next())
}

const icons: Record<string, IconSize | undefined> = {
  '/favicon.ico': undefined,
  '/favicon.svg': undefined,
  '/apple-touch-icon.png': 180,
}

/** Browsers ask for these without being told. */
const redirectToOwnIcon: Handler = ({ path }, response, next) => {
  const { icon } = shopIdentity()
  if (!icon || !Object.hasOwn(icons, path)) return next()
  response.set('Cache-Control', 'public, max-age=3600')
  response.redirect(302, shopPicturePath('icon', icon, icons[path]))
}

/** Hands a request to the part of the build that it is for. The development server uses it for the back office. */
export function remixHandler(build: ServerBuild): Handler {
  const mode = process.env.NODE_ENV ?? 'production'
  const getLoadContext = (_: unknown, response: Response) => ({
    drained: () => waitForDrain(response),
    ...(response.locals as Pick<AppLoadContext, 'office'>),
  })
  const findHandler = handlerFinder(build, (part) =>
    createRequestHandler({ build: part, mode, getLoadContext }),
  )
  return (request, response, next) => {
    findHandler(request.path, request.headers.cookie).then(({ answer, context }) => {
      Object.assign(response.locals, context)
      if (context.office) setOfficeHeaders(response)
      // The handler passes its errors to `next` itself.
      void answer(request, response, next)
    }, next)
  }
}

async function waitForDrain(response: ServerResponse): Promise<void> {
  if (!response.writableNeedDrain || response.destroyed) return
  await new Promise<void>((resolve) => {
    const proceed = () => {
      response.off('drain', proceed).off('close', proceed)
      resolve()
    }
    response.on('drain', proceed).on('close', proceed)
  })
}

/** Holds the handler of a request, and what the load context must have for it. */
type FoundHandler<Answering> = { answer: Answering; context: Pick<AppLoadContext, 'office'> }

/**
 * Returns a function that finds the handler of a path for who sent these cookies. `make` creates a handler from a part
 * of the build, whose routes have what Remix itself lacks. The back office has handlers of its own: those of the shop
 * do not know its routes.
 */
export function handlerFinder<Answering>(
  build: ServerBuild,
  make: (part: ServerBuild) => Answering,
) {
  const whole = withUnserialisedData(withCanonicalUrls(build))
  const shop = handlerForPath(shopBuild(whole), make)
  const office = handlerForPath(officeBuild(whole), make)
  return async (
    path: string,
    cookies: string | null | undefined,
  ): Promise<FoundHandler<Answering>> => {
    const visit = await findOfficeVisit(path, cookies, Date.now())
    return visit
      ? { answer: office(path), context: { office: visit } }
      : { answer: shop(path), context: {} }
  }
}
