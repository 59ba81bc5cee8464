/**
 * The label that marks a site for adults, which filters of devices and search engines know (rtalabel.org).
 * @spec 1.1
 */
export const RTA_LABEL = 'RTA-5042-1996-1400-1577-RTA';
