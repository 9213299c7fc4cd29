import { expect, test } from '@jest/globals'
import { listMounts } from '../../../src/disk/mount-or-repository.ts'

/** As proc_pid_mountinfo(5) shows it. */
const TABLE = `21 98 0:20 / /proc rw,nosuid shared:12 - proc proc rw
98 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw
120 98 254:0 /srv/data /srv/site/data rw,relatime shared:1 - ext4 /dev/vda rw
121 98 254:0 /srv/with\\040space /srv/site/a\\040b\\134c rw - ext4 /dev/vda rw
122 98 0:44 / /srv/site-2 rw - tmpfs tmpfs rw
`

test.each([
  ['/srv/site', ['/srv/site/data', '/srv/site/a b\\c']],
  ['/srv/site/data', ['/srv/site/data']],
  ['/srv/site-2', ['/srv/site-2']],
  ['/srv/site/dat', []],
  ['/srv/other', []],
])('the mount points in %s are %j', (folder, mounts) =>
  expect(listMounts(folder, TABLE)).toEqual(mounts),
)
