import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Writes a self-signed certificate (`fullchain.pem`) and its key (`privkey.pem`). */
export const makeCertificate = (folder: string, name: string) =>
  execFileSync(
    'openssl',
    [
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' '),
      ...['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`],
      ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
    ],
    { stdio: 'pipe' },
  )
