import { listAllBanners } from '#app/shop/api/banners.server.ts'
import { publicJson } from '#app/http/api/api-responses.server.ts'
import { createApiHandler } from '#app/http/api/api.server.ts'

/** `GET /banners/list` */
export const loader = createApiHandler('GET', async (call) =>
  publicJson(await listAllBanners(call)),
)

export const action = loader
