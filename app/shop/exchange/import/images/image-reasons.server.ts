import { notPhoto } from '#app/shop/catalogue/pictures/convert-photo.server.ts'
import type { FetchErrorReason } from './fetch-image.server.ts'

const imageReasons: Record<FetchErrorReason, string> = {
  address: 'is no http or https address',
  'not-public': 'leads to no public address of the web',
  unreachable: 'cannot be reached',
  status: 'is not there',
  redirects: 'leads on more than 3 times',
  'too-large': 'is larger than 5 MB',
  slow: 'took longer than 20 seconds',
  'no-image': notPhoto,
}

/** Says why a picture was not fetched or, as its `fault`, refused. The text continues a sentence that begins with its URL. */
export const describeImageFault = (reason: FetchErrorReason | 'refused', fault: string): string =>
  reason === 'refused' ? fault : imageReasons[reason]
