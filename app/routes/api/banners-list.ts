import { listAllBanners } from '#app/shop/api/banners.server.ts'
import { sayToAll } from '#app/http/api-answers.server.ts'
import { takeCall } from '#app/http/api.server.ts'

/** `GET /banners/list` */
export const loader = takeCall('GET', async (call) => sayToAll(await listAllBanners(call)))

export const action = loader
