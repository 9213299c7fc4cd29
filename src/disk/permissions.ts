/**
 * The permissions of everything that is published, whatever the umask and the archive say: everyone
 * may read it.
 */
export const FOLDER_MODE = 0o755
export const FILE_MODE = 0o644
