import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runBackup } from '#app/command/backup.server.ts'
import { runCheck } from '#app/command/check.server.ts'
import { runRestore } from '#app/command/restore.server.ts'
import { db } from '#app/database/database.server.ts'
import { loadDemo } from '#app/demo/load-demo.server.ts'
import { runLine } from './run-command.ts'
test('cross', async () => {
  const path = '/tmp/f-cross.gz'
  if (!existsSync(path)) {
    await loadDemo(Date.now())
    expect((await runLine(runBackup, [path])).code).toBe(0)
  } else {
    const got = await runLine(runRestore, [path])
    const checked = await runLine(runCheck, '')
    console.log(db.dialect, got, checked.printed.slice(-60))
    expect(got.code).toBe(0)
    await runLine(runBackup, ['/tmp/f-cross2.gz'])
  }
})
