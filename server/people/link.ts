// In the fragment, which no server and no proxy is told of.

export const pageOf = (site: string): string => `${site.replace(/\/$/, '')}/account`
export const linkTo = (site: string, token: string): string => `${pageOf(site)}/link#${token}`
