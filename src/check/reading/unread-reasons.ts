/** The reasons why a part of a file is not read, each as the end of a sentence. */

export const WHY_TOO_LARGE = 'it is too large'
export const WHY_TOO_DEEP = 'it is nested too deeply'
export const WHY_NOT_JSON = 'it is not valid JSON'
