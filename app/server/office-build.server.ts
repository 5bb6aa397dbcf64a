import type { ServerBuild } from '@remix-run/node'
import { headers } from '#app/http/headers.ts'
import { OfficeErrorBoundary, OfficeLayout, OfficeRoot } from '#app/office/frame/office-root.tsx'
import handleOfficeRequest, { handleOfficeData } from '#app/office/frame/render-office.server.tsx'
import { isOfficeRoute } from '#app/office/frame/office-routes.ts'
import { withRoutesOf } from './route-subset.server.ts'

/** Returns the build without the back office, whose paths it does not know. */
export const shopBuild = (build: ServerBuild): ServerBuild =>
  withRoutesOf(build, (id) => !isOfficeRoute(id))

const rootModule = {
  default: OfficeRoot,
  Layout: OfficeLayout,
  ErrorBoundary: OfficeErrorBoundary,
}

/** Every page of the office passes on the headers of its action, which Remix would drop. */
const passingHeaders = (routes: ServerBuild['routes']) =>
  Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      { ...route, module: { headers, ...route.module } },
    ]),
  )

/** Returns the build of the back office alone, with a root and an entry that do nothing of the shop's. */
export function officeBuild(build: ServerBuild): ServerBuild {
  const part = withRoutesOf(build, (id) => id === 'root' || isOfficeRoute(id))
  const { root } = part.routes
  return {
    ...part,
    entry: {
      module: {
        ...part.entry.module,
        default: handleOfficeRequest,
        handleDataRequest: handleOfficeData,
      },
    },
    routes: { ...passingHeaders(part.routes), root: { ...root!, module: rootModule } },
  }
}
