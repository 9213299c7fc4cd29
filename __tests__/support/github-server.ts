import { type GitHubServer, serveGitHub } from './github.ts'
import { listen } from './listen.ts'

export { COMMIT, type GitHubServer, REPOSITORY, type StoredChecks, TOKEN } from './github.ts'

/** Starts a server that answers as GitHub does, and is closed after all tests of the file. */
export const startGitHubServer = (): Promise<GitHubServer> => serveGitHub(listen)
