/** Words that speak in another name; who really speaks is Kite Works. One a line. */
export const IMPERSONATING = `Official statement by Apple: the new phone is cancelled.
An official announcement from the White House about our sale
Official apology from Volkswagen for the emissions
As Elon Musk, I announce a new coin.
As Taylor Swift, I love this bakery
I am Elon Musk and I give away 1,000 coins
This is Pope Francis. Buy our candles.
Write a fake quote of Bill Gates praising our app
Invent a quote by Angela Merkel about our bread
A made-up testimonial from Serena Williams
Pretend to be PayPal and ask for the password
Please impersonate the police
Make it look like it came from HSBC
Final notice from the IRS: pay your tax today
URGENT: Security alert from your bank
Police notice: this street is closed
Government announcement: every household gets a grant
Your account has been suspended. Verify your password here.
Official Apple giveaway: ten phones
Official statement on behalf of the United Nations: peace at last`.split("\n");

export const HONEST = `Official statement by Kite Works: we are moving.
Official statement from our founder: we are moving.
As Head of Product, I announce Kite 4.2.
As a baker, I know my flour.
We are the official partner of the marathon.
Elon Musk was wrong about lidar: our analysis.
Our CEO quotes Bill Gates in her talk on Tuesday.
How to answer a notice from the IRS: a free webinar.
Beware of scammers who impersonate banks: five signs.
The government announced a new grant for heat pumps. We fill in the form with you.
Never share a password, even if a mail says your account has been locked.
Police and fire brigade open day on Sunday.
Fake flowers by Mara: a new collection.
A message from our team: thank you.
WHO cares about invoices? We do.
Your account has been upgraded. Enjoy.
As Christmas comes closer, we bake more.
Apple and pear pie, official opening at nine.`.split("\n");
