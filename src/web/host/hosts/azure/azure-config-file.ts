/** The name of the configuration file. */
export const AZURE_CONFIG_FILE = 'staticwebapp.config.json'

/**
 * The maximum size of the file:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#restrictions, read 2026-11.
 * For larger files, see https://github.com/Azure/static-web-apps/issues/1452.
 */
export const MAX_AZURE_CONFIG_BYTES = 20 * 1024

/** The clause of messages about what Azure does not deploy. */
export const AZURE_REFUSAL_CLAUSE = 'Azure Static Web Apps refuses the site'
