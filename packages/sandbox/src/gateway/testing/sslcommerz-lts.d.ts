/** The gateway's own npm client, which comes without types: what a test uses of it. */
declare module 'sslcommerz-lts' {
  type Fields = Record<string, string | number>
  export default class SSLCommerzPayment {
    constructor(storeId: string, storePassword: string, live?: boolean)
    initURL: string
    validationURL: string
    refundURL: string
    refundQueryURL: string
    transactionQueryBySessionIdURL: string
    transactionQueryByTransactionIdURL: string
    init(data: Fields): Promise<Fields>
    validate(data: { val_id: string }): Promise<Fields>
    initiateRefund(data: Fields): Promise<Fields>
    refundQuery(data: { refund_ref_id: string }): Promise<Fields>
    transactionQueryBySessionId(data: { sessionkey: string }): Promise<Fields>
    transactionQueryByTransactionId(data: { tran_id: string }): Promise<Fields & { element: Fields[] }>
  }
}
