import { verdictsOf } from './addresses.ts'
import { startNginx } from './nginx.ts'

/** Returns on which addresses of a site the check and nginx do not agree, and how many of them nginx was asked for. */
export async function disagreements(
  root: string,
  withVariants: boolean,
): Promise<{ asked: number; answered: number; differ: string[] }> {
  const verdicts = [...(await verdictsOf(root, withVariants))]
  const nginx = await startNginx(root)
  try {
    const statuses = await Promise.all(verdicts.map(([path]) => nginx.status(path)))
    const differ = verdicts
      .map(([path, resolves], i) => ({ path, resolves, status: statuses[i] }))
      .filter(({ resolves, status }) => resolves !== (status === 200))
      .map(({ path, resolves, status }) => `${path}: ${resolves ? 'resolves' : 'does not'}, but ${status}`)
    return { asked: verdicts.length, answered: statuses.filter((status) => status === 200).length, differ }
  } finally {
    await nginx.stop()
  }
}
