export { Refused } from '@rulewright/play'
