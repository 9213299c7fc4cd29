/** The public tools that the step is compared with. */
import { spawnSync } from 'node:child_process'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

/** The environment of the tools: with the place where `cargo install` puts programs. */
export const TOOLS_ENV: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [process.env.PATH, join(homedir(), '.cargo', 'bin')].join(delimiter),
}

/** How each says its version, where that is not `--version`. */
const VERSION_OPTIONS: Readonly<Record<string, string>> = { unzip: '-v' }

/** Returns the version that a tool says; undefined if it is not installed. */
export function versionOf(tool: string): string | undefined {
  const { status, stdout } = spawnSync(tool, [VERSION_OPTIONS[tool] ?? '--version'], {
    encoding: 'utf8',
    env: TOOLS_ENV,
  })
  return status === 0 ? (/\d+(\.\d+)+/.exec(stdout)?.[0] ?? 'of unknown version') : undefined
}

/** Returns the tools with their versions. @throws Error if one of them is not installed */
export function namesOf(tools: readonly string[]): string {
  return tools
    .map((tool) => {
      const version = versionOf(tool)
      if (version === undefined) throw new Error(`${tool} is missing: install it`)
      return `${tool} ${version}`
    })
    .join('; ')
}
