import type { SessionRequest } from './payment-gateway.ts'

/** Limits of the gateway's own. */
const lengths = { name: 50, email: 50, product: 255, category: 100 }

/** The gateway insists on an address and a phone number, which nobody has given us: what is bought is not sent anywhere. */
const nowhere = {
  cus_add1: 'Bangladesh',
  cus_city: 'Dhaka',
  cus_postcode: '1000',
  cus_country: 'Bangladesh',
  cus_phone: '01000000000',
}

/** The fields by which a payment page is asked for. `siteUrl`: whose address stands in where a person has none. */
export function sessionForm(request: SessionRequest, siteUrl: string): Record<string, string> {
  const { tranId, amount, productName, category, customer, returnUrls, noticeUrl } = request
  return {
    total_amount: amount,
    currency: 'BDT',
    tran_id: tranId,
    success_url: returnUrls.success,
    fail_url: returnUrls.fail,
    cancel_url: returnUrls.cancel,
    ipn_url: noticeUrl,
    emi_option: '0',
    cus_name: cut(customer.name, lengths.name) || 'Prostuti',
    cus_email: emailOf(customer.email, siteUrl),
    ...nowhere,
    shipping_method: 'NO',
    num_of_item: '1',
    product_name: cut(productName, lengths.product),
    product_category: cut(category, lengths.category),
    product_profile: 'non-physical-goods',
    // Comes back in every notice and answer.
    value_a: tranId,
  }
}

/** By whole characters: half of one would be no text. */
function cut(text: string, max: number): string {
  let cutText = ''
  for (const { segment } of new Intl.Segmenter('bn').segment(text.trim())) {
    if (cutText.length + segment.length > max) break
    cutText += segment
  }
  return cutText
}

function emailOf(email: string, siteUrl: string): string {
  return email !== '' && email.length <= lengths.email ? email : `no-reply@${new URL(siteUrl).hostname}`
}
