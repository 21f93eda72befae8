// In the fragment, which is sent to no server or proxy.

export const pageOf = (site: string): string => `${site.replace(/\/$/, '')}/account`
export const linkTo = (site: string, token: string): string => `${pageOf(site)}/link#${token}`
