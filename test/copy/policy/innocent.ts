/** Words that look alike, reports on hate, and words against it. One a line. */
export const INNOCENT = `We stand against racism. Join our run on Sunday.
Our new report on hate speech is out: 40 pages, free.
Scunthorpe United opens its new stand on Saturday.
Dyke Road bakery now opens at seven.
Pakistani cuisine every Thursday: biryani, nihari, and mango lassi.
The Holocaust memorial opens a new exhibition for schools.
Why people claim the Holocaust never happened, and how historians answer: our new podcast.
Nobody should ever say that immigrants are criminals. Here are the numbers.
Refugees are not vermin. They are our neighbours.
The court sentenced a man who had shouted "kill all Jews" at a school.
"Jews are rats" was sprayed on our synagogue. We repaint on Sunday, come and help.
A slur is never a joke: our guide for referees explains what to do when players are called niggers.
He threatened to blow up the school; police arrested him within the hour.
We kill bugs, not weekends.
This update kills all the noise in your inbox.
Our spring sale will blow up your expectations.
Death to boring slides!
Pork faggots with peas and gravy, our butcher's favourite.
A chink in the armour of your backups? We find it.
Spic and span: our cleaning service now covers Leeds.
Maine Coon kittens looking for a home.
The fix retards corrosion for ten years.
Women are leading three of our five teams.
Women are animals lovers? Our survey of vets says so.
Black people in tech: ten founders to follow.
Our white power adapter fits every plug.
A great replacement for your old kettle.
Our preset will kill the blacks and lift the shadows in your photos.
We shoot women's portraits in natural light.
We will shoot you a message when your order ships.
You will die laughing: comedy night on Friday.
We'll kill you with kindness and free coffee.
Indians win the series 3-1: match report.
Gay couples welcome: our wedding packages for 2027.
We help immigrants find their first flat.
Migrants are people with plans: our language course starts in May.
Muslims are invited to our open Iftar on Tuesday.
Trans people deserve safe clinics. Sign the petition.
Men's mental health week: do not kill yourself over taxes, call us.
Our film club shows "Kill Bill" and "12 Angry Men" this week.
Assassin's Creed tournament at the library.
The Essex cockroach project: how pest controllers help women farmers.
Rats are clever. Our pet shop has five of them.
Cocktails, classic and essential, at The Cock Inn.
Analytics for assessors: assess assets in minutes.
Homo sapiens: a new hall in our museum.
A brief history of hate: why people believed that women should not be allowed to vote.
Gegen Hass: "Ausländer raus" hat in unserer Stadt keinen Platz.
History night: how Hitler planned to kill all Jews, and who resisted.
Poles apart: our expedition to the Arctic and the Antarctic.
Burn calories, not time. For women and men over 50.
We attack the church roof repairs this summer, with your help.
Nigeria and Niger: our fair trade coffee.
Snigger at our April menu.`.split("\n");
