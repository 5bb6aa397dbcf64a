import { spawnSync } from 'node:child_process'

export const hasProgram = (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0
