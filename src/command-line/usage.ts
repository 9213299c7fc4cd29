import { HOST_IDS } from '../web/host/all-hosts.ts'

/** The names of the hosts, in lines that fit into 80 columns with their indentation. */
const HOSTS = `${HOST_IDS.join(', ')};`.replace(/(.{1,58}[,;])(?: |$)/g, `$1\n${' '.repeat(21)}`)

/** The text of `--help`. */
export const USAGE = `usage: npx --allow-git=root github:OWNER/docs-export-action [options] <folder>
       npm run check -- [options] <folder>     in a clone

Checks the site in a folder against the rules of the host that will serve it.
The folder is not changed, and no requests are sent. Paths are relative to the
current folder. docs/check.md explains every host and every finding.

  --host <name>      where the site will be served:
                     ${HOSTS}for any other host, leave this option out: then only
                     what fails on every host is an error
  --base-path <path> the path under which the site will be served, such as
                     /docs/; / by default
  --domain <name>    the host name of the site, such as docs.example.com
  --page-count <n>   the minimum number of pages
  --accepted-findings <file>
                     a YAML file of accepted findings: they stay in the report
                     but do not count
  --accept           print entries for a file of accepted findings: one for
                     each current error or warning that is not accepted yet.
                     Everything else goes to stderr: save the file with > FILE
                     or >> FILE. The exit code is then 0, unless there are more
                     findings than are listed
  --compare-with <folder or archive>
                     an earlier build of the site: prints the changes that a
                     reader would notice, and reports addresses that no longer
                     show a page; see docs/changes.md
  --verify strict-new
                     with --compare-with: count only errors that are not in
                     the earlier build
  --fail-on <what>   what also fails the check: warnings, or codes of findings
                     such as broken-anchor,metadata
  --report <folder>  write report.json, report.html, junit.xml, and
                     gl-code-quality-report.json to this folder, which must
                     be outside the checked one; with --compare-with,
                     also changes.json, changes.md, and redirects for vanished
                     addresses
  --version          print the version of this command
  --help             print this text

Exit code: 0 without errors (warnings and notices are allowed), 1 with errors or
with findings that --fail-on includes, 2 if an argument is wrong, the folder
could not be checked, or the output could not be written.
`
