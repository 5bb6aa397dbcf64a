import { spawnSync } from 'node:child_process'
import { mkdir, readdir, statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'
import { emptiedSetting } from '#app/shop/maintenance/check/check-database.server.ts'
import {
  addJob,
  cancelJob,
  claimExchangeJob,
  endJob,
  findJob,
  markReceived,
} from '#app/shop/maintenance/exchange-jobs/exchange-jobs.server.ts'
import { ImportRefused } from '#app/shop/exchange/import/import-refused.ts'
import {
  findPart,
  writeJobFile,
} from '#app/shop/maintenance/exchange-jobs/exchange-parts.server.ts'
import { countReportRows } from '#app/shop/maintenance/exchange-jobs/import-report.server.ts'
import { runExchangeJob } from '#app/shop/maintenance/exchange-jobs/run-exchange-job.server.ts'
import { runImportJob } from '#app/shop/maintenance/exchange-jobs/run-import-job.server.ts'
import { JobStopped, RunningJob } from '#app/shop/maintenance/exchange-jobs/running-job.server.ts'
import {
  sweepWorkFolders,
  withWorkFolder,
} from '#app/shop/operations/given-files/work-folder.server.ts'
import { settings } from '#app/settings.server.ts'
import { changesOf } from './command/run-command.ts'

vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof import('node:fs/promises')>()
  return { ...files, statfs: vi.fn(files.statfs) }
})

const rows = Array.from({ length: 600 }, (_, n) => `mist-${n},Mist ${n},1.50,3\n`)

async function* content() {
  yield await Promise.resolve(Buffer.from(`sku,name,price,stock\n${rows.join('')}`))
}

const size = Buffer.byteLength(`sku,name,price,stock\n${rows.join('')}`)

/** A job that is imported at once, as after its check. */
async function aRunningImport(stored = size) {
  const job = { kind: 'import', fileName: 'mist.csv', size: stored, options: {} } as const
  const added = await addJob(job, { id: 'meera' }, Date.now())
  if (!added.ok) throw new Error(added.reason)
  await writeJobFile(added.run.id, content())
  const run = await markReceived(added.run, Date.now())
  const claimed = await claimExchangeJob(run!, Date.now())
  expect(await claimExchangeJob(run!, Date.now())).toBeUndefined()
  return { ...claimed!, phase: 'import' as const }
}

const uploads = join(settings().DATA_DIR, 'uploads')

async function runBackup() {
  const job = { kind: 'backup', fileName: 'backup.gz', options: {} } as const
  const added = await addJob(job, { id: 'meera' }, Date.now())
  if (!added.ok) throw new Error(added.reason)
  expect(await runExchangeJob(added.run, Date.now)).toBe(true)
  const { id } = added.run
  return { ...(await findJob(id))!, part: await findPart({ job: id, name: 'file', part: 0 }) }
}

test('a backup for which the disk has no room is given up while it is written', async () => {
  const free = await statfs('.')
  vi.mocked(statfs).mockResolvedValueOnce({ ...free, bavail: 40, bsize: 10 })
  const job = await runBackup()
  expect(job).toMatchObject({ state: 'refused', outcome: JSON.stringify({ refusedFor: 'space' }) })
  expect(job.part).toBeUndefined()
  expect(await readdir(uploads)).toEqual([])
  expect((await runBackup()).state).toBe('done')
})

test('the files of a process that was killed at work are deleted by the next sweep', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  const dead = `${hostname()}-${pid}-abcdef`
  const ofAnother = `another-machine-${pid}-abcdef`
  for (const name of [dead, ofAnother]) await mkdir(join(uploads, name), { recursive: true })
  await withWorkFolder(async () => {
    await sweepWorkFolders(Date.now())
    expect(await readdir(uploads)).toHaveLength(2)
    expect(await readdir(uploads)).not.toContain(dead)
  })
  await sweepWorkFolders(Date.now() + 25 * 3_600_000)
  expect(await readdir(uploads)).toEqual([])
})

test('a backup of a database that lost its rows is refused, and no file is stored', async () => {
  await db.write((trx) => settingStore.put(trx, emptiedSetting, String(Date.now())))
  const made = await changesOf('shop')
  const job = await runBackup()
  expect(job).toMatchObject({
    state: 'refused',
    outcome: JSON.stringify({ refusedFor: 'database' }),
  })
  expect(job.part).toBeUndefined()
  expect(await changesOf('shop')).toEqual(made)
})

test('an import that is cancelled on its way ends after its batch, and records how much it wrote', async () => {
  const job = await aRunningImport()
  const running = new RunningJob(job, Date.now)
  const advance = running.advance.bind(running)
  running.advance = async (by) => {
    await advance(by)
    if (running.progress !== 150) return
    await cancelJob(job, Date.now())
    await new Promise((stopped) => running.signal.addEventListener('abort', stopped))
  }
  await expect(runImportJob(job, running, Date.now())).rejects.toThrow(JobStopped)
  await running.end()
  expect(running.progress).toBe(200)
  expect((await findJob(job.id))?.state).toBe('cancelled')
  expect(await countReportRows(job)).toEqual([{ outcome: 'new', count: 200 }])
  expect(await changesOf('catalogue')).toEqual([{ command: 'import', rows: 200, isPart: true }])
  const written = await db.read.selectFrom('product').select('id').execute()
  expect(written).toHaveLength(200)
})

test('an import that is cancelled after its last batch is done, since all of it is written', async () => {
  const job = await aRunningImport()
  const running = new RunningJob(job, Date.now)
  const outcome = await runImportJob(job, running, Date.now())
  await running.end()
  await cancelJob(job, Date.now())
  expect(await endJob(job, { state: 'done', progress: 600, outcome }, Date.now())).toBe(true)
  expect(await findJob(job.id)).toMatchObject({ state: 'done', slot: null, progress: 600 })
})

test('a file of which a part is missing is not imported', async () => {
  const job = await aRunningImport(size + 1)
  const running = new RunningJob(job, Date.now)
  await expect(runImportJob(job, running, Date.now())).rejects.toThrow(ImportRefused)
  await running.end()
  expect(running.progress).toBe(0)
})
