/** Whether a page is shown by WeChat's own browser, which opens few files and saves none. */
export const isWechat = ({ userAgent }: { userAgent: string }): boolean =>
  userAgent.includes('MicroMessenger')
