"""Tools of mail and chats, calendars, contacts, files and documents, and sums of everyday life."""

from .. import words as w
from .more_values import TOPIC, WHEN
from .tool import Tool
from .values import (
    DATE, DAY, EMAIL, FILE, ITEM, MESSAGE, NAME, PEOPLE, PERSON, PHONE, QUERY, TIME, TITLE, Values, at, choice, code, dec, decimal, digits,
    flag, integer, num, o, on, p, pick, ref, same, several, tool,
)  # fmt: skip

CHAT = same(lambda rng, split: rng.choice(w.NOUNS).capitalize() + rng.choice((" Club", " Crew", " Friends", " Team", " Parents", " Lovers", " Gang")) if rng.random() < 0.5 else
    rng.choice(("Family", "Neighbours", "Class of 2009", "Old Flatmates", "Choir", "Weekend Plans", "Sunday Football", "Book Swap", "Night Shift", "Cousins")))
FOLDER = same(lambda rng, split: rng.choice(("Invoices", "Travel", "Receipts", "School", "House", "Insurance", "Taxes 2025", "Private", "Clients", "To read", "Archive", "Orders"))
    if rng.random() < 0.5 else rng.choice(w.NOUNS).capitalize() + rng.choice(("", " papers", " 2026", " project", "s")))
WRITER = same(lambda rng, split: w.person(rng, split) if rng.random() < 0.6 else w.invented(rng, split).capitalize() + rng.choice(("", " Bank", " Travel", " Energy", " Books")))
SLIP = same(lambda rng, split: rng.choice((rng.choice(w.DAYS), f"{rng.randint(1, 12)} pm", rng.choice(w.NOUNS), w.person(rng, split), str(rng.randint(11, 99)), f"room {rng.randint(1, 40)}")))
MEETING = same(lambda rng, split: rng.choice(("budget", "design", "sales", "project", "parents", "planning", "safety", "hiring", "press")) + rng.choice((" meeting", " review", " call", " round"))
    if rng.random() < 0.6 else rng.choice(w.NOUNS) + rng.choice((" workshop", " briefing", " talk", " demo")))
DOC = same(lambda rng, split: rng.choice(w.NOUNS) + rng.choice(("_", "-", "")) + rng.choice(("plan", "draft", "report", "notes", "offer", "letter", "v2"))
    + rng.choice((".docx", ".odt", ".txt", ".md", "")))
PDF = same(lambda rng, split: rng.choice((rng.choice(w.NOUNS), w.invented(rng, split).lower())) + rng.choice(("", "_scan", "-2025", "_all", str(rng.randint(1, 30)))) + ".pdf")
EARLY = same(lambda rng, split: f"{rng.randint(7, 12):02}:{rng.choice((0, 15, 20, 30, 40, 45)):02}")
LATE = same(lambda rng, split: f"{rng.randint(13, 20)}:{rng.choice((0, 10, 15, 30, 45, 50)):02}")


def cash(low, high, sign, word):
    """An amount in one currency, so that the sums of one request go together; the sign or word is not part of the argument."""

    def draw(rng, split):
        value = rng.randint(low, high) if rng.random() < 0.7 else float(f"{rng.randint(low, high)}.{rng.choice((25, 99, 75, 49))}")
        return value, rng.choice((f"{sign}{value}", f"{value} {word}", f"{value}"))

    return Values("number", draw)


def _kept(a):
    values = sorted(a.get("values", [1]))
    return values[1:-1] if a.get("drop_extremes") and len(values) > 2 else values


def _needed(rng, a):
    share = a.get("exam_weight", 50) / 100
    return round((a.get("wanted", 80) - a.get("current", 60) * (1 - share)) / share, 1)


def _kcal(rng, a):
    rest = 10 * a.get("weight", 70) + 6.25 * a.get("height", 170) - 5 * a.get("age", 40) + (5 if a.get("sex") == "male" else -161)
    return round(rest * {"low": 1.3, "medium": 1.5, "high": 1.8}.get(a.get("activity"), 1.4))


TOOLS: list[Tool] = [
    tool("forward_mail", "Passes the latest mail of one person on to another person.",
        [p("from", "Who wrote the mail", WRITER), p("to", "Who is to get it now", PERSON), o("remark", "Words put above the mail", MESSAGE)],
        """Forward the last mail from {from} to {to}.
        fwd {from} > {to}
        What {from} wrote me this morning should go to {to} too.
        {to} ought to see the mail I got from {from}.
        {from}'s mail to {to}, with "{remark}" on top
        Pass the mail of {from} on to {to} and write "{remark}" above it.
        to {to}: the newest mail by {from}
        I just heard from {from} by mail, but it really concerns {to}. Send it along.
        Could you let {to} have a copy of what {from} mailed?
        For {to}: last mail by {from}. Add the line "{remark}".
        mail from {from}, forward, {to}
        {to} asked me to hand over the mail that came from {from}.
        The mail by {from} landed with me by mistake, it was meant for {to}.
        Please send {to} the mail I received from {from}, and say: {remark}
        Let {to} deal with the mail from {from}.""",
        {"forwarded": True, "subject": pick("New prices|Your question|Next week|Contract|Photos|Our talk")},
        """The mail "{subject}" by {from} is now with {to}.
        Forwarded: {subject}."""),
    tool("MailSearch", "Looks through the mailbox for mails that contain some words.",
        [p("words", "Words in the mail", QUERY), o("sender", "Written by", WRITER), o("after", "Not older than this date", DATE), o("before", "Not newer than this date", DATE),
         o("attachment", "Whether a file must be attached", flag("with a file attached|with an attachment", "without any attachment|with no file attached"))],
        """Find mails about {words}.
        mails {words}
        Somebody wrote me about {words}. Where is it?
        Did {sender} ever mail me anything on {words}?
        mail search: {words}, after {after}
        Which mails mention {words}, no later than {before}?
        {words}, mails by {sender}, {attachment}
        I remember a mail on {words} {attachment}, it came after {after}.
        Search my mail for "{words}" between {after} and {before}.
        Everything {sender} mailed before {before} on {words}
        Dig out the mail {attachment} where {words} comes up.
        inbox, look for {words}
        Before {before} there was a mail about {words}, show it.
        The mail from {sender} with the words {words}, please.
        It must be somewhere in my inbox: {words}.
        Look in the mails since {after} for {words}.""",
        {"found": num(1, 40), "newest": on},
        """I found {found} mails about {words}, the newest is from {newest}.
        {found} mails."""),
    tool("ScheduleMail", "Writes an e-mail now and sends it on a later day.",
        [p("address", "Receiver's address", EMAIL), p("text", "What the mail says", MESSAGE), p("day", "Day on which it leaves", DAY), o("time", "Clock time of sending", TIME),
         o("subject", "Subject line", TITLE)],
        """Mail {address} "{text}", but send it {day}.
        {day}: mail to {address}, "{text}"
        Write "{text}" to {address} and let it go out {day} at {time}.
        {address} should receive this {day} and not earlier: {text}
        delayed mail / {address} / {day} {time} / {text}
        Not now, but {day}, mail this to {address}: "{text}", subject {subject}.
        I want {address} to find "{text}" in the inbox {day} at {time}.
        Prepare a mail with the text "{text}" for {address}; it leaves {day}.
        send {day} at {time} to {address}: {text}
        "{text}" to {address}, send date {day}, subject {subject}
        Please hold this mail back until {day}: {text} It goes to {address}.
        It is too early to tell {address} "{text}". Have the mail sent {day}.
        With the subject {subject}, {address} gets a mail {day} saying "{text}".
        Could a mail reading "{text}" reach {address} {day}, at {time} sharp?
        mail later: {address}, {text}, {day}""",
        {"scheduled": True, "mail_id": ref("M9999")},
        """Mail {mail_id} to {address} is waiting and leaves {day}.
        Planned as {mail_id}."""),
    tool("mail_rule.create", "From now on, incoming mail of a sender is filed in a folder by itself.",
        [p("sender", "Person or company that writes", WRITER), p("folder", "Where the mail goes", FOLDER),
         o("mark_read", "Whether such mail counts as read", flag("mark them as read|as already read", "leave them unread|but still unread"))],
        """Everything from {sender} should land in {folder}.
        {sender} -> {folder}
        Always put mails of {sender} into the folder {folder}.
        I'm tired of sorting: what {sender} writes belongs in {folder}.
        mail filter, {sender} to {folder}, {mark_read}
        New rule: folder {folder} for all mail by {sender}.
        In future file messages from {sender} under {folder}, {mark_read}.
        Whenever {sender} sends something, it goes to {folder}.
        folder {folder} gets whatever comes from {sender}
        Keep {sender} out of my inbox, use {folder} instead, and {mark_read}.
        From now on {folder} is the place for mail from {sender}.
        {folder}: all future mails of {sender}, {mark_read}
        Can mail that {sender} sends me go straight to {folder}?
        Set up automatic filing of {sender} in {folder}.
        rule {sender} / {folder}""",
        {"rule": ref("R99"), "moved": num(0, 60)},
        """Rule {rule} is on: mail of {sender} goes to {folder}.
        Done, {moved} older mails were moved as well."""),
    tool("snoozeMail", "Hides a mail for now and brings it back to the top of the inbox later.",
        [p("sender", "Who the mail is from", WRITER), p("until", "When it appears again", WHEN), o("reason", "A word for the user on why", TITLE)],
        """Hide the mail from {sender} and bring it back {until}.
        snooze {sender}, {until}
        Show me {sender}'s mail again {until}.
        I can't answer {sender} now; put the mail in front of me {until}.
        {until}: mail of {sender} back on top
        The mail by {sender} can wait. Let it come up {until}, reason {reason}.
        Away with what {sender} mailed, but I want to see it {until}.
        mail {sender} / again {until} / because of {reason}
        {until} I have time for the mail {sender} sent, so take it away until then.
        Please get {sender}'s message out of my inbox and show it {until}.
        Later, please. {sender} mailed, and I will read it {until}.
        Remove the mail of {sender} for now, return it {until}, note {reason}.
        Have the mail from {sender} pop up {until}.
        I'd rather look at {sender}'s mail {until}.
        not now: {sender}'s mail; then: {until}""",
        {"hidden": True, "back": at},
        """The mail of {sender} is hidden and comes back {until}.
        Hidden, it is back at {back}."""),
    tool("mute_chat", "Stops the sounds of a group chat for some time or for good.",
        [p("chat", "Name of the group", CHAT), o("hours", "How long; without it for good", integer(2, 48)),
         o("mentions", "Whether one's own name still rings", flag("except when my name is mentioned|but do ring when I am mentioned", "even when my name is mentioned|mentions of me included"))],
        """Mute {chat}.
        {chat} quiet for {hours} hours
        No more sounds from {chat}, please.
        {chat} is driving me crazy, I want some peace for {hours} hours.
        mute {chat}, {mentions}
        Silence the group {chat} for {hours} hours, {mentions}.
        My phone beeps all the time because of {chat}. Make it stop.
        For {hours} hours I don't want to hear anything of {chat}.
        Keep the {chat} chat silent, {mentions}.
        {hours} hours without {chat}
        chat {chat}: sound off
        They never stop talking in {chat}; hush it {mentions}.
        I am in a meeting and {chat} keeps buzzing.
        Could you switch off the alerts of {chat} for {hours} hours?
        Turn notifications of {chat} off.""",
        {"muted": True, "unread": num(0, 99)},
        """{chat} is quiet now, there are {unread} unread messages.
        Muted."""),
    tool("chat.correct", "Corrects a mistake in the message that was sent last.",
        [p("wrong", "What stands there", SLIP), p("right", "What it should be", SLIP), o("chat", "Group or person that got it", CHAT)],
        """In my last message, change {wrong} to {right}.
        {wrong} -> {right} in my last message
        I wrote {wrong}, but I meant {right}.
        Oops, that should have said {right} and not {wrong}.
        Fix my message in {chat}: {right} instead of {wrong}.
        edit: {wrong} = mistake, {right} = correct
        Replace the word {wrong} by {right} in what I just sent.
        I typed {wrong} to {chat}. It must be {right}.
        last message in {chat}, not {wrong}, {right}
        It says {wrong} in the message I sent. Make that {right}.
        My last text has an error, {right} is what it should say in place of {wrong}.
        Sorry, {right}! I wrote {wrong} in {chat}.
        typo, {wrong} should read {right}
        Autocorrect turned {right} into {wrong}. Can you repair my message?
        Take {wrong} out of my message and put {right} there.""",
        {"edited": True, "seen_by": num(0, 12)},
        """The message now says {right}, {seen_by} people had seen it before.
        Changed {wrong} to {right}."""),
    tool("react_to", "Answers a person's last chat message with a small picture only.",
        [p("person", "Whose message", NAME),
         p("emoji", "Picture", choice("thumbs_up:thumbs up|heart|laugh:laughing face|sad:sad face|party:party hat|angry:angry face|clap:clapping hands|thinking:thinking face"))],
        """Give {person} a {emoji}.
        {emoji} for {person}
        React to {person}'s message with a {emoji}.
        Answer {person} with just a {emoji}, nothing else.
        {person}: {emoji}
        I have no time to write, so a {emoji} under what {person} said must do.
        Put a {emoji} on the last thing {person} posted.
        What {person} wrote deserves a {emoji}.
        Send a {emoji} emoji back at {person}'s text.
        under {person}'s message a {emoji}
        That one from {person}! Mark it with a {emoji}.
        Could you leave a {emoji} below the message of {person}?
        Please reply to {person} by emoji: {emoji}.
        A {emoji} is all that {person} gets from me as an answer.
        reaction {emoji}, message of {person}""",
        {"added": True, "message": pick("See you later|We won!|I passed|The bus is late|Dinner at mine?|Look at this")},
        """{person} now sees your reaction to "{message}".
        Done."""),
    tool("chat.unsend", "Deletes a message that the user has already sent.",
        [p("recipient", "Person it went to", PERSON), o("containing", "Words it contains; else the last one", MESSAGE),
         o("for_everyone", "Delete it for all or only on this device", flag("for both of us|on both phones", "only on my side|only for me"))],
        """Take back the message I sent to {recipient}.
        unsend {recipient}
        Delete what I just wrote to {recipient}.
        Oh no, that was not meant for {recipient}! Get rid of it.
        {recipient} must not read "{containing}", remove it {for_everyone}.
        Delete "{containing}" from my chat with {recipient}.
        my last text to {recipient}, delete {for_everyone}
        I regret what I texted {recipient}. Can it disappear?
        Make my message "{containing}" to {recipient} vanish.
        Quick, before {recipient} sees my message, erase it {for_everyone}.
        message to {recipient} "{containing}" -> remove
        Wrong person! I sent that to {recipient}, call it back.
        Please erase my latest message in the chat with {recipient}.
        I wish I had never sent {recipient} the words "{containing}". Undo it {for_everyone}.
        recall the text that went to {recipient}""",
        {"deleted": True, "was_read": pick("yes|no")},
        """The message to {recipient} is gone. Read before: {was_read}.
        Deleted."""),
    tool("wasItRead", "Tells whether somebody has seen the user's message yet.",
        [p("person", "Receiver", PERSON), o("message", "Which message; else the newest", MESSAGE)],
        """Has {person} seen my message?
        {person} read it?
        Did {person} open what I sent?
        No answer from {person} yet. Has my message even been looked at?
        seen by {person}: "{message}"
        Does {person} know already? I wrote "{message}".
        I sent {person} the text "{message}". Was it read?
        two blue ticks for {person} or not
        Is my message to {person} still unopened?
        I wonder if {person} is ignoring me or just has not looked at the phone.
        "{message}" - did {person} get to see that?
        Check if my text reached {person}'s eyes.
        When did {person} read my message?
        read receipt, {person}
        Tell me whether "{message}" has been opened by {person}.""",
        {"status": pick("read|delivered|not delivered"), "at": at},
        """The state of your message to {person} is {status}, since {at}.
        It is {status}."""),
    tool("chat_member.add", "Lets another person into a group chat.",
        [p("chat", "The group", CHAT), p("newcomer", "Who joins", PERSON),
         o("show_history", "Whether old messages are visible to the new member",
            flag("with all the old messages|who may read the older messages", "without the old messages|who must not see older messages")),
         o("admin", "Whether the new member may manage the group", flag("as an admin|with admin rights", "as a normal member|without admin rights"))],
        """Add {newcomer} to {chat}.
        {newcomer} into {chat}
        {newcomer} would like to be in our group {chat} too.
        Let {newcomer} join {chat} {admin}.
        chat {chat}: + {newcomer}, {show_history}
        We forgot {newcomer} in {chat}. Put that right.
        From today {newcomer} is part of {chat}, {admin}.
        In {chat} there should also be {newcomer}, {show_history}.
        {chat} needs {newcomer} {admin}
        Could you bring {newcomer} into the {chat} chat?
        Get {newcomer} in on {chat}, {show_history}.
        There is a new face in the {chat} group: {newcomer}.
        join: {newcomer}, group {chat}
        {newcomer} keeps missing our plans because nobody invited them to {chat}.
        Please open {chat} to {newcomer}.""",
        {"members": num(3, 60)},
        """{newcomer} is in {chat} now, which has {members} members.
        Added, {members} members."""),
    tool("SaveAttachment", "Stores the files that came with somebody's mail in a folder.",
        [p("sender", "Who sent the files", WRITER), p("folder", "Folder in the drive", FOLDER),
         o("file_type", "Only files of this kind", choice("pdf:PDFs/PDF files|jpg:pictures/photos|xlsx:spreadsheets|docx:Word files")),
         o("rename_to", "Name under which it is saved", FILE)],
        """Save what {sender} attached to {folder}.
        attachments {sender} -> {folder}
        {sender} mailed me some files. They belong in {folder}.
        Put the {file_type} that {sender} sent into {folder}.
        Store the attachment from {sender} in {folder} as {rename_to}.
        {folder}: {file_type} from the mail of {sender}
        Could you drop the file from {sender}'s mail into {folder} and call it {rename_to}?
        I need the things {sender} attached in my {folder} folder.
        folder {folder}, sender {sender}, {file_type} only
        Keep the files out of {sender}'s mail, in {folder} please.
        Into {folder} with whatever hangs on the mail by {sender}.
        The attachment that came from {sender} should be {rename_to} in {folder}.
        Only the {file_type} from {sender} go to {folder}, forget the rest.
        Before I lose them: the attached files of {sender}, folder {folder}.
        save files, mail of {sender}, to {folder}""",
        {"saved": num(1, 8), "size_mb": dec(0.2, 24)},
        """{saved} files of {sender} are in {folder}, {size_mb} MB together.
        Saved {saved} files."""),
    tool("junk.empty", "Deletes for good all that lies in the spam folder.",
        [],
        """Empty the spam folder.
        delete junk mail
        My spam is full again, get rid of it.
        Clear out all that unwanted advertising in my mail.
        spam: delete all
        Throw away everything in junk.
        I don't want to see those spam mails any more, wipe them.
        Clean the junk folder, please.
        There are hundreds of mails in spam. None of them is needed.
        Could you remove the junk for good?
        empty junk
        All that rubbish that was caught as spam can go.
        Spam folder to zero!
        Please erase whatever the spam filter has collected.
        Let's free the mailbox from junk mail.""",
        {"deleted": num(0, 900)},
        """{deleted} junk mails were deleted.
        The spam folder is empty, {deleted} mails are gone."""),
    tool("auto_forward", "Sends on all mail that arrives at one address to another address.",
        [p("old", "Address at which mail arrives", EMAIL), p("new", "Address that gets it from now on", EMAIL),
         o("keep_copy", "Whether the mail also stays in the first mailbox", flag("keep a copy there|and keep the originals", "keep nothing there|and delete the originals"))],
        """Redirect mail for {old} to {new}.
        {old} => {new}
        All that is sent to {old} shall arrive at {new}.
        I hardly look at {old} any more. Please pass everything on to {new}.
        redirect {old} to {new}, {keep_copy}
        My new address is {new}; people still write to {old}. Connect them.
        {new} should receive whatever comes in at {old}, {keep_copy}.
        From today, {new} gets the mail of {old}.
        mail arriving at {old} goes on to {new}
        Can you send everything for {old} over to {new} automatically, {keep_copy}?
        I moved from {old} to {new} and don't want to miss a mail.
        At {new} I would like to read what people send to {old}.
        permanent forwarding / in: {old} / out: {new}
        Let {old} just be a door to {new}, {keep_copy}.
        Please set it so that {old} hands all its mail over to {new}.""",
        {"active": True, "code": ref("999-999")},
        """Mail for {old} now goes to {new}; confirm it with {code}.
        It is on, the code is {code}."""),
    tool("event.move", "Moves an event of the calendar to another day.",
        [p("event", "What it is called", MEETING), p("new_day", "Day on which it will be", DAY), o("old_day", "Day on which it is now", DAY),
         o("new_time", "Clock time on the new day", TIME)],
        """Move the {event} to {new_day}.
        {event} -> {new_day}
        The {event} can't be {old_day}, let's have it {new_day}.
        {event}, {old_day} to {new_day}
        Make it {new_day} at {new_time} for the {event}.
        Put off the {event} until {new_day}.
        I won't be there for the {event}; {new_day} would suit me.
        Take the {event} away from {old_day} and put it on {new_day} at {new_time}.
        Reschedule: {event}, now {new_day}.
        {new_day}, {new_time}: that is when the {event} should take place, no longer {old_day}.
        The date of the {event} has changed to {new_day}.
        Instead of {old_day} we do the {event} {new_day}.
        new date for the {event}: {new_day}, {new_time}
        Shift the {event} in my calendar, {new_day} is better.
        The others asked for {new_day}, so please change the {event}.""",
        {"moved": True, "guests_told": num(0, 14)},
        """The {event} is now {new_day}, {guests_told} guests were told.
        Moved to {new_day}."""),
    tool("block_time", "Keeps a span of a day free of appointments.",
        [p("start", "First minute, HH:MM", EARLY), p("end", "Last minute, HH:MM", LATE), p("day", "Which day", DAY), o("label", "What others see", TITLE),
         o("private", "Hide the label from others", flag("keep that private|nobody needs to know why", "everybody may see why|visible to all"))],
        """Keep {day} free from {start} to {end}.
        {day} {start}-{end} blocked
        No appointments {day} between {start} and {end}, please.
        I need quiet {day} until {end}, beginning at {start}.
        block {start} to {end}, {day}, {label}
        From {start} until {end} I am not available {day}; {private}.
        {day}: nobody may book me before {end} if it is after {start}.
        Reserve {start} to {end} {day} for "{label}".
        Mark me as busy {day}, start {start}, end {end}, {private}.
        {label}, {day}, from {start}, till {end}
        I want to work in peace {day}. {start} to {end} should be off limits.
        Please shut my calendar {day} at {start} and open it again at {end}.
        Guard my time {day} from {start} to {end}, label {label}, {private}.
        Let no one put anything into {day} from {start} up to {end}.
        {start} - {end} is taken {day}""",
        {"blocked": True, "clashes": num(0, 3)},
        """{day} is closed from {start} to {end}, with {clashes} clashes.
        Blocked, {clashes} clashes."""),
    tool("meeting.add_guest", "Adds one more guest to a meeting that is already planned.",
        [p("meeting", "Name of the meeting", MEETING), p("guest", "Who should come too", PERSON),
         o("optional", "Whether the guest may stay away", flag("as an optional guest|though not a must", "as a required guest|who has to be there")),
         o("remote", "Whether the guest joins by video", flag("over video|by video link", "in person|on site"))],
        """Add {guest} to the {meeting}.
        {meeting}: + {guest}
        {guest} should come to the {meeting} as well.
        We can't do the {meeting} without {guest}. Get them in.
        {guest} for the {meeting}, {optional}
        Put {guest} on the guest list of the {meeting}, {remote}.
        It would be good to have {guest} at the {meeting}.
        I forgot to ask {guest} to the {meeting}.
        Please include {guest} {optional} in the {meeting}.
        {meeting}, one more: {guest}, {remote}
        {guest} wants to sit in on the {meeting} {remote}.
        For the {meeting} we also need {guest}, {optional}.
        {guest} -> {meeting}
        Could {guest} be part of the {meeting} too?
        The {meeting} already stands in the calendar, but {guest} is missing there.""",
        {"guests": num(3, 20)},
        """{guest} is on the list; the {meeting} now has {guests} guests.
        {guests} guests now."""),
    tool("nextMeeting", "Tells when the next appointment is, if wanted the next one with a certain person.",
        [o("with", "Person who takes part", PERSON), o("from_day", "Look from this day on", DAY)],
        """What is my next appointment?
        next meeting
        When do I see {with} again?
        Where do I have to be next?
        next with {with}
        Am I going to meet {with} soon?
        After {from_day}, what is the first thing in my calendar?
        I have lost track. What comes now?
        Do {with} and I have a date?
        My first appointment from {from_day} on
        Starting {from_day}, when am I meeting {with}?
        How much time is left until my next talk?
        upcoming meeting, {with}, from {from_day}
        Which appointment is up next?
        When did {with} and I agree to meet?
        Anything coming up today that I should get ready for?""",
        {"title": pick("budget review|design workshop|lunch|sales call|job interview|dentist"), "day": on, "time": at},
        """Next is {title}, {day} at {time}.
        {title} at {time}."""),
    tool("suggest_new_time", "Asks the organiser of a meeting for another time of the same day.",
        [p("meeting", "Which meeting", MEETING), p("current", "When it starts now, HH:MM", TIME), p("proposed", "When it should start, HH:MM", TIME),
         o("note", "Words to the organiser", MESSAGE)],
        """The {meeting} is at {current}; ask if {proposed} is possible.
        {meeting}: {proposed} instead of {current}?
        Propose {proposed} for the {meeting}, not {current}.
        {current} is bad for me, I'd like the {meeting} at {proposed}.
        other time, {meeting}, now {current}, better {proposed}
        Could we hold the {meeting} at {proposed}? It is set for {current}.
        Tell the organiser that {proposed} suits me better than {current} for the {meeting}.
        The {meeting} starts at {current}. Suggest {proposed} and write "{note}".
        Ask them to change the {meeting} from {current} to {proposed}.
        At {proposed} I could make it to the {meeting}, at {current} I can't.
        I can't get to the {meeting} for {current}. Would {proposed} do? Add: {note}
        {meeting} {current} -> {proposed}, with the words "{note}"
        See whether the {meeting} might begin at {proposed} rather than {current}.
        Counter offer for the {meeting}: {proposed}, it says {current} now.
        I'm free from {proposed}. Let them know, as the {meeting} is on for {current}.""",
        {"sent": True, "organiser": pick("Vera|Hugo|Lena|Oscar|Priya|George")},
        """I asked {organiser} to hold the {meeting} at {proposed}.
        The proposal is with {organiser}."""),
    tool("agenda.add_item", "Puts a point on the agenda of a meeting.",
        [p("meeting", "For which meeting", MEETING), p("topic", "What is to be talked about", TOPIC), o("minutes", "How long it takes", digits(5, 60, 5)),
         o("presenter", "Who speaks on it", NAME)],
        """Put {topic} on the agenda of the {meeting}.
        {meeting}: {topic}, {minutes} min
        In the {meeting} we should also talk about {topic}.
        {presenter} will say something on {topic} in the {meeting}.
        agenda {meeting} + {topic}
        We need {minutes} minutes for {topic} in the {meeting}.
        Don't let us forget {topic} when we sit in the {meeting}.
        New point for the {meeting}: {topic}, led by {presenter}.
        {topic} still has to be discussed. The {meeting} is the place for it.
        Give {presenter} {minutes} minutes in the {meeting} to speak about {topic}.
        point "{topic}", {meeting}, {presenter}
        I'd like {topic} to come up at the {meeting}.
        Before the {meeting}, add {topic} to the list of points.
        {topic} goes into the {meeting}, about {minutes} minutes.
        Could {topic} be one of the points of the {meeting}?""",
        {"points": num(2, 12), "total_minutes": num(20, 120)},
        """{topic} is point {points} of the {meeting}.
        There are {points} points now, {total_minutes} minutes in all."""),
    tool("EventAlert", "Sets how long before an event the user is warned, and how.",
        [p("event", "Event in the calendar", TITLE), p("minutes_before", "Minutes of warning", digits(5, 120, 5)),
         o("channel", "How the warning comes", choice("sound:a sound|mail:a mail|popup:a pop-up|vibration:a vibration"))],
        """Warn me {minutes_before} minutes before {event}.
        {event}: alert {minutes_before} min ahead
        I want to know {minutes_before} minutes ahead that {event} is coming.
        For {event} I need {minutes_before} minutes to get there, so tell me in time.
        {minutes_before} minutes before "{event}", with {channel}
        Let {event} ring {minutes_before} minutes early.
        As I always miss it: {event}, notice {minutes_before} minutes earlier, by {channel}.
        Set the alert of {event} to {minutes_before} minutes.
        "{event}" needs a warning, {minutes_before} minutes should do.
        With {channel}, please, {minutes_before} minutes before {event} starts.
        alert / {event} / {minutes_before} / {channel}
        When {event} is only {minutes_before} minutes away, give me {channel}.
        {minutes_before} minutes to go until {event} - that's when I should hear of it.
        Change the notice for {event}, {minutes_before} minutes in advance.
        The entry {event} ought to nudge me {minutes_before} minutes before it begins.""",
        {"set": True, "rings_at": at},
        """You will be warned at {rings_at}, {minutes_before} minutes before {event}.
        Set for {rings_at}."""),
    tool("free_busy", "Shows whether a colleague has time between two clock times.",
        [p("person", "Colleague", PERSON), p("day", "Day", DAY), o("from", "Earliest time", EARLY), o("to", "Latest time", LATE)],
        """Is {person} free {day}?
        {person} {day} free?
        Does {person} have time {day} between {from} and {to}?
        I want to catch {person} {day}. Is that possible?
        calendar of {person}, {day}, {from}-{to}
        Check if {person} is busy {day}.
        {day} from {from} on, is {person} around?
        Can I get hold of {person} {day} before {to}?
        How full is {person}'s day {day}?
        {day}: any gap at {person}'s after {from}?
        Would {person} be able to talk to me {day}?
        See if {person} has something {day}, no later than {to}.
        {person}, {day}, busy or not
        Has {person} got anything on {day}?
        Look whether I could disturb {person} {day} from {from} until {to}.""",
        {"state": pick("free|busy|away|free in part"), "gap_at": at},
        """{person} is {state} {day}, with a gap at {gap_at}.
        State: {state}."""),
    tool("hand_over_meeting", "Makes somebody else the host of a meeting.",
        [p("meeting", "Which meeting", MEETING), p("from", "Host so far", NAME), p("to", "New host", NAME),
         o("once", "Only the next time or for ever", flag("just this once|only next time", "for good|from now on"))],
        """{to} takes over the {meeting} from {from}.
        {meeting}: {from} -> {to}
        {from} can't lead the {meeting} any more, {to} will do it.
        The {meeting} should be run by {to} and not by {from}.
        host of the {meeting}: {to}, was {from}
        Make {to} host of the {meeting} {once}. So far it was {from}.
        {from} is ill, so {to} has to chair the {meeting}, {once}.
        Hand the {meeting} over, from {from}, to {to}.
        Instead of {from}, let {to} hold the {meeting}.
        {from} leaves us. The {meeting} then belongs to {to}.
        new host {to}, old host {from}, {meeting}, {once}
        Give {to} the {meeting} that {from} has always hosted.
        As {from} is away, {to} is in charge of the {meeting} {once}.
        Can {to} be made host of the {meeting} in place of {from}?
        {to} agreed to do the {meeting} for {from}, please change it.""",
        {"changed": True, "guests_told": num(2, 20)},
        """{to} is the host of the {meeting} now, {guests_told} guests were told.
        Done."""),
    tool("hours_in_meetings", "Adds up the time that the user spends in meetings this week.",
        [],
        """How many hours do I sit in meetings this week?
        meeting hours this week
        Is it just me or am I in meetings all week?
        Add up my meetings of this week.
        How much of this week goes into talks and calls?
        Time spent in meetings?
        My boss asks how long I am in meetings each week.
        total of my meetings
        I feel I do nothing but meetings these days. Give me the figure.
        Work out how long my meetings are, all together, this week.
        meetings, sum of hours
        How long will I be stuck in conference rooms this week?
        Do meetings eat up more than half of my week?
        What share of my working time are meetings at the moment?
        Count the hours of meetings.""",
        {"hours": dec(1, 30), "meetings": num(1, 25)},
        """You have {meetings} meetings this week, {hours} hours in all.
        {hours} hours."""),
    tool("contacts.merge", "Joins two entries of the address book that stand for the same person.",
        [p("keep", "Entry that stays", PERSON), p("drop", "Entry that goes into the other one", PERSON),
         o("newer_number", "Whether the newer phone number wins", flag("and use the newer number|take the latest phone number", "and stick to the older number|leave the old phone number"))],
        """Merge {drop} into {keep}.
        {drop} -> {keep}, same person
        {keep} and {drop} are one person. The first entry is to be kept.
        I have somebody twice in my phone: {keep} is right, {drop} is to go.
        contacts: keep {keep}, drop {drop}
        Let {drop} become part of the contact {keep}.
        {keep} should stay, and what stands under {drop} belongs there too.
        There is an entry {drop} that I no longer want beside {keep}, it's the same person.
        {keep} is the correct one; put {drop} together with it, {newer_number}.
        duplicate {drop}, real one {keep}, {newer_number}
        I don't need {drop} as a separate contact, it is the same as {keep}.
        Make one entry called {keep} out of it and {drop}, {newer_number}.
        {drop} is a double of {keep}, clean that up.
        Since the wedding {drop} is called {keep}. Join the two in my address book.
        Move all that is under {drop} to {keep} and remove the former.""",
        {"merged": True, "fields": num(1, 9)},
        """{drop} is now part of {keep}, {fields} fields were taken over.
        Merged."""),
    tool("passOnContact", "Sends the details of one person to another person.",
        [p("contact", "Whose details are sent", PERSON), p("recipient", "Who gets them", PERSON),
         o("what", "Which detail; else the whole card", choice("phone:phone number/number|email:mail address|address:home address|birthday"))],
        """Send {contact}'s {what} to {recipient}.
        {contact} to {recipient}, {what}
        {recipient} wants to get in touch with {contact}. Give them the card.
        Let {recipient} know the {what} of {contact}.
        card of {contact} -> {recipient}
        {recipient} asked me how to reach {contact}.
        Share the contact {contact} with {recipient}.
        I promised {recipient} the details of {contact}.
        Could you give {recipient} the {what} of {contact}?
        {recipient} needs {contact}'s {what}.
        For {recipient}: contact card of {contact}
        Pass {contact} on to {recipient}, the card with everything.
        How can {recipient} find {contact}? Send what I have saved.
        to {recipient}: who {contact} is and how to contact them
        Please forward the entry {contact} from my address book to {recipient}.""",
        {"sent": True, "fields": num(1, 6)},
        """{recipient} got {fields} details of {contact}.
        Sent."""),
    tool("SetRelation", "Saves what a person is to the user, so that words such as my sister are understood.",
        [p("person", "Name in the address book", PERSON),
         p("relation", "What the person is", choice("mother|father|sister|brother|wife|husband|boss|neighbour|doctor|landlord|daughter|son|aunt|uncle|teacher")),
         o("former", "Whether that is over", flag("but that is over|but not any more", "and it is still so|to this day"))],
        """{person} is my {relation}.
        {person} = {relation}
        My {relation} is called {person}.
        When I say my {relation}, I mean {person}.
        Save {person} as my {relation}.
        {relation}: {person}
        For years {person} was my {relation}, {former}.
        {person}: my {relation} since long ago, {former}.
        Please note who my {relation} is: {person}.
        By "my {relation}" you must always understand {person}.
        contact {person}, relation {relation}, {former}
        If I ask for my {relation}, take {person}.
        Put {person} down as {relation}.
        In my contacts, {person} belongs to me as {relation}.
        Who my {relation} is? {person}, write that down.""",
        {"saved": True, "known": num(1, 20)},
        """{person} is saved as your {relation}.
        Saved, I know {known} such people now."""),
    tool("introduce_people", "Writes a mail that makes two people acquainted with each other.",
        [p("first", "One of the two", PERSON), p("second", "The other", PERSON), o("about", "What they have in common", TOPIC),
         o("formal", "Tone of the mail", flag("in a formal tone|formally", "in a casual tone|casually"))],
        """Introduce {first} to {second}.
        intro {first} / {second}
        {first} and {second} should get to know each other.
        Put {first} in touch with {second}, both like {about}.
        intro mail: {first}, {second}, {about}
        Write to {first} and {second} {formal} so that they meet.
        {first} doesn't know {second} yet. Time to change that with a mail!
        I think {first} would get along with {second}, as they share {about}.
        Connect {first} and {second} by mail.
        Bring {first} together with {second}, {formal}.
        Could you make {first} known to {second}? It is about {about}.
        {second} is new here, and {first} has not met them. A mail to both would be nice.
        mail to {first} and {second}, introduction, {formal}
        Acquaint {first} with {second}, please.
        {first}, meet {second}. Send that as a proper mail to both.""",
        {"sent": True, "mail_id": ref("M9999")},
        """{first} and {second} got the mail {mail_id}.
        Both have been introduced."""),
    tool("nickname.set", "Gives a contact another name by which the user calls the person.",
        [p("full_name", "Name in the address book", PERSON), p("nickname", "What the user says", NAME)],
        """I call {full_name} {nickname}.
        {nickname} = {full_name}
        When I say {nickname}, I am talking of {full_name}.
        Save {nickname} as the nickname of {full_name}.
        {full_name}, called {nickname}
        {nickname} is what everybody calls {full_name}.
        {full_name}'s short name is {nickname}.
        If I say "call {nickname}", then call {full_name}.
        nickname {nickname} for {full_name}
        {nickname} is nobody else but {full_name}, remember that in the contacts.
        The contact {full_name} should also be found as {nickname}.
        Nobody says {full_name}, it's always {nickname}. Put that in my address book.
        Let {full_name} answer to {nickname} in my phone.
        In my phone book add for {full_name} the pet name {nickname}.
        {full_name} goes by {nickname} among friends.""",
        {"saved": True},
        """{full_name} can now be called {nickname}.
        {nickname} it is."""),
    tool("whose_number", "Finds out to whom a phone number belongs.",
        [p("number", "The phone number", PHONE), o("country", "Country of the line", choice("Germany|France|Spain|Poland|Italy|Canada|India|Ireland"))],
        """Who has the number {number}?
        whose is {number}
        {number} called me. Who is that?
        Find out who is behind {number}.
        {number}, {country}, who?
        Somebody from {country} keeps ringing, the display says {number}.
        Is {number} a number I should know?
        I found {number} on a slip of paper. To whom does it belong?
        Look up the owner of {number} in {country}.
        unknown caller {number}
        Before I ring back: who is {number}?
        The line {number} in {country} belongs to which person or firm?
        Please check {number}, I don't know it.
        I got a text from {number} and have no idea who wrote it.
        Reverse search for {number}""",
        {"owner": pick("Hartmann Books|City Hospital|Lena Ford|unknown|a call centre|Green Garage"), "spam_reports": num(0, 200)},
        """{number} belongs to: {owner}. It was reported {spam_reports} times.
        Owner: {owner}."""),
    tool("last_contact", "Tells when the user last spoke or wrote with somebody.",
        [p("person", "With whom", PERSON), o("by", "Only this way of contact", choice("call:by phone/on the phone|mail:by mail|chat:in a chat/by chat|visit:face to face"))],
        """When did I last talk to {person}?
        last contact {person}
        How long ago did I hear from {person}?
        I haven't spoken with {person} {by} for ages, have I?
        {person}: last time {by}?
        Have I been in touch with {person} lately?
        The last time I had anything to do with {person} {by} was when?
        Did I neglect {person}? Tell me when we last wrote.
        {person} and I - how long since we had a word {by}?
        Since when has there been silence between me and {person}?
        Look up when {person} and I were last in contact.
        It must have been months since I heard from {person}.
        {person} says I never get in touch. When was the last time?
        date of last exchange with {person}, {by}
        What was my latest contact with {person}?""",
        {"date": on, "way": lambda rng, a: a.get("by") or rng.choice(("call", "mail", "chat", "visit"))},
        """You last had contact with {person} on {date}: {way}.
        It was {date}."""),
    tool("upcoming_birthdays", "Lists the birthdays of the user's contacts in the coming two weeks.",
        [],
        """Whose birthday is coming up?
        birthdays soon
        Do I have to buy presents in the next days?
        Who among my friends will be a year older soon?
        Any birthdays these two weeks?
        I always forget birthdays. Is there one soon?
        next birthdays
        Which of my contacts celebrate soon?
        Do I need to write a birthday card?
        Show the birthdays of the coming days.
        Is anybody I know about to have a birthday?
        I hope I have missed no birthday. Who is next?
        Who do I have to congratulate soon?
        birthday list, next two weeks
        Let me know which friends have their birthday now.""",
        {"people": num(0, 6), "next": pick("Rosa|Hugo|Emma|George|Vera|Ivan"), "on": on},
        """{people} people have a birthday soon, the next is {next} on {on}.
        Next is {next}."""),
    tool("replace_in_document", "Replaces a word everywhere in a document by another one.",
        [p("document", "Document", DOC), p("find", "What is searched", SLIP), p("replace_with", "What stands there afterwards", SLIP),
         o("first_only", "Only the first place or all", flag("only the first time|just at the first place", "everywhere|in all places")),
         o("match_case", "Whether capital letters matter", flag("mind the capital letters|same capitals only", "no matter how it is capitalised|big or small letters"))],
        """In {document}, replace {find} with {replace_with}.
        {document}: {find} -> {replace_with}
        Wherever {document} says {find}, it should say {replace_with}.
        I used {find} in {document}, but {replace_with} is right.
        {document}, s/{find}/{replace_with}/, {first_only}
        Put {replace_with} in place of {find} in the file {document}.
        The client is now called {replace_with}; {document} still has {find} {first_only}.
        Swap {find} for {replace_with} throughout {document}, {match_case}.
        Can you exchange {find} in {document} for {replace_with}, {match_case}?
        Write {replace_with} instead of {find} in {document} {first_only}.
        {find} is out, {replace_with} is in. Please update {document}.
        search {find}, put {replace_with}, document {document}, {match_case}
        All the {find} in {document} have to turn into {replace_with}.
        Go through {document} and make {replace_with} out of {find}.
        {replace_with} must stand where we now read {find} in {document}.""",
        {"replaced": num(1, 40)},
        """{find} was replaced {replaced} times in {document}.
        {replaced} places changed."""),
    tool("cutPdf", "Takes a range of pages out of a PDF and saves them as a file of their own.",
        [p("file", "The PDF", PDF), p("first_page", "Page with which it begins", digits(2, 30)), p("last_page", "Page with which it ends", digits(31, 90)),
         o("save_as", "Name of the new file", PDF)],
        """Pages {first_page} to {last_page} of {file} as a separate file.
        {file} p. {first_page}-{last_page}
        I only need {file} from page {first_page} through {last_page}.
        Cut pages {first_page} to {last_page} out of {file} and save them as {save_as}.
        The part that interests me in {file} starts on page {first_page} and ends on {last_page}.
        Make {save_as} from {file}, pages {first_page} up to {last_page}.
        {save_as} = {file}, {first_page} to {last_page}
        Please extract everything between page {first_page} and page {last_page} from {file}.
        {file} is far too long, give me {first_page} to {last_page} alone.
        From {file} take what stands on page {first_page} to page {last_page} and call it {save_as}.
        My colleague just wants to see pages {first_page} until {last_page} of {file}.
        The chapter ends on page {last_page} of {file} and begins on {first_page}. Can I have it as a PDF?
        excerpt, {file}, first {first_page}, last {last_page}
        Up to page {last_page}, from page {first_page} on, {file} goes into {save_as}.
        Split off pages {first_page}-{last_page} of {file}, please.""",
        {"pages": lambda rng, a: a.get("last_page", 40) - a.get("first_page", 10) + 1, "size_mb": dec(0.1, 9)},
        """The new file from {file} has {pages} pages.
        {pages} pages, {size_mb} MB."""),
    tool("RestoreVersion", "Brings back a document as it was on an earlier day.",
        [p("document", "Which document", DOC), p("date", "Day whose state is wanted", DATE), o("time", "Clock time of that state", TIME),
         o("as_copy", "Make a copy or replace the present one", flag("as a copy|next to the present one", "in place of the present one|replacing the present one"))],
        """Restore {document} as of {date}.
        {document}, version of {date}
        I want {document} back the way it was on {date}.
        Somebody ruined {document}. On {date} it was still fine.
        Give me the state of {document} from {date}, {time}.
        Undo all that happened to {document} since {date}.
        {document} / {date} / {time} / {as_copy}
        Bring back {document} from {date} {as_copy}.
        On {date} at {time} the {document} still had all chapters; please get that one.
        Turn {document} back to {date}.
        I'd like to see {document} of {date} {as_copy}.
        My changes after {date} in {document} were nonsense, go back.
        old version: {document}, {date}, {as_copy}
        What {document} looked like on {date} at {time} is what I need again.
        Take {document} back in time to {date}.""",
        {"version": num(2, 60), "saved_by": pick("Vera|Hugo|Emma|Priya|Ivan|Tina")},
        """{document} is back as version {version}, saved by {saved_by}.
        Version {version} is restored."""),
    tool("note.append", "Adds a line to a note that exists already.",
        [p("note", "Title of the note", TITLE), p("line", "Text that is added", MESSAGE),
         o("at_top", "Place of the line", flag("at the top|as the first line", "at the bottom|as the last line"))],
        """Add "{line}" to my note {note}.
        {note} + {line}
        In the note {note}, also write: {line}
        My note called {note} is missing something. Put "{line}" {at_top}.
        note "{note}", {at_top}: {line}
        "{line}" belongs into the note {note}.
        I have a note named {note}; continue it with "{line}".
        Write {at_top} of the note {note}: {line}
        Extend {note} by the line "{line}".
        One more thing for my note {note}: {line}
        {line} <- to my {note} note
        Under {note} I noted a few things. Let "{line}" be one of them.
        Please open the note {note} and put in "{line}".
        The note {note} gets another line, {at_top}, which says "{line}".
        Don't make a new note, just put "{line}" into {note}.""",
        {"lines": num(2, 50)},
        """The note {note} has {lines} lines now.
        Added, {lines} lines."""),
    tool("transfer_ownership", "Makes another person the owner of a document.",
        [p("document", "Document", DOC), p("from", "Owner now", NAME), p("to", "Owner afterwards", NAME),
         o("keep_access", "Whether the old owner may still edit", flag("who may still edit it|with editing still allowed", "who loses all access|with no more access"))],
        """{document} passes from {from} to {to}.
        owner of {document}: {from} -> {to}
        {to} should own {document}, so far it belongs to {from}.
        {from} leaves the firm, so {document} must go to {to}.
        Transfer {document} to {to} from {from}, {keep_access}.
        Make {to} the owner of {document} in place of {from}.
        {document}, old owner {from}, new owner {to}
        Please hand {document}, which is {from}'s, over to {to}.
        The file {document} is still in {from}'s name. Put it in the name of {to}.
        {to} is responsible for {document} now, no longer {from}.
        Take {document} off {from}, {keep_access}, and let {to} own it.
        Let {to} have {document} for good instead of {from}.
        {document}: away from {from}, {keep_access}, on to {to}
        {to} inherits {document} from {from}, {keep_access}.
        Can you sign {document} over to {to}? At the moment {from} is the owner.""",
        {"changed": True, "size_kb": num(4, 900)},
        """{to} is now the owner of {document}.
        {document} belongs to {to}."""),
    tool("share_link", "Makes a web link to a folder, to give to people without an account.",
        [p("folder", "Folder", FOLDER), o("expires", "Last day on which it works", DATE), o("password", "Word that must be typed in", code("AA99AA|999AAA|A9A9A9")),
         o("can_upload", "Whether visitors may add files", flag("uploads allowed|people may add files", "no uploads|only for looking"))],
        """Make a link to {folder}.
        link {folder}
        I'd like to send somebody the folder {folder} as a link.
        {folder} should be open to anyone with the link until {expires}.
        link to {folder}, password {password}
        Share {folder} by link, {can_upload}.
        My aunt has no account; how can she see {folder}?
        Give me an address for {folder} that works until {expires}, {can_upload}.
        {folder} / link / {password} / {expires}
        Lock the link to {folder} with {password}.
        Put {folder} on the web for my guests, {can_upload}.
        People outside the firm need to get at {folder}.
        I need a link for the {folder} folder, protected by {password}, {can_upload}.
        After {expires} nobody shall be able to open {folder}, until then a link is fine.
        Create something I can paste into a mail so that others can open {folder}.
        Public link, folder {folder}""",
        {"link": lambda rng, a: f"https://drive.example/{rng.randint(1000, 9999)}", "files": num(1, 300)},
        """Here is the link to {folder}: {link}
        {link} opens {files} files."""),
    tool("unshare", "Takes away a person's access to a file.",
        [p("file", "File", FILE), p("person", "Who shall not open it any more", PERSON),
         o("tell", "Whether the person is told", flag("and tell them|with a message to them", "without telling them|quietly"))],
        """{person} must not see {file} any more.
        {file}: remove {person}
        Stop sharing {file} with {person}.
        {person} left the project, so lock them out of {file}.
        no access to {file} for {person}, {tell}
        Take {person} off {file} {tell}.
        Why can {person} still open {file}? Please end that.
        {file} is none of {person}'s business from now on.
        Revoke {person}'s rights to {file} {tell}.
        I shared {file} with {person} by mistake.
        {person} should no longer be able to read {file}.
        Kick {person} out of {file}, {tell}.
        Close {file} for {person}.
        withdraw {file} from {person}
        The file {file} shall be hidden from {person} again.""",
        {"removed": True, "still_shared_with": num(0, 9)},
        """{person} can no longer open {file}; {still_shared_with} others can.
        Done."""),
    tool("doc.comment", "Leaves a comment beside the text of a document.",
        [p("document", "Document", DOC), p("comment", "What the comment says", MESSAGE), o("page", "Page where it stands", digits(2, 80)), o("for_person", "Who should see to it", NAME)],
        """Comment on {document}: {comment}
        {document}, p. {page}: "{comment}"
        Write "{comment}" next to page {page} of {document}.
        {for_person} should notice this in {document}: {comment}
        While reading {document} I thought "{comment}". Leave that in the margin.
        comment {document} / {comment} / for {for_person}
        On page {page} of {document} please remark "{comment}".
        I want to leave the words "{comment}" in the margin of {document}.
        Put a comment into {document} for {for_person}, page {page}, saying "{comment}".
        "{comment}" as a comment in {document}
        Don't change {document}, only note beside the text: {comment}
        For {for_person}, in {document}: "{comment}", as a margin note.
        {document} needs a remark on page {page}: {comment}
        Mark {document} with the comment "{comment}".
        My remark on {document} is "{comment}", stick it there.""",
        {"comment_no": num(1, 60), "open": num(1, 20)},
        """Comment {comment_no} is in {document}.
        Saved, {open} comments are open."""),
    tool("recent_files", "Lists the files that the user opened last.",
        [],
        """Which files did I open last?
        recent files
        What was I working on before lunch?
        I closed a document by mistake and forgot its name. Show me the latest ones.
        Show the files I used last.
        last opened documents
        Where is the file I just had open?
        Let me go on with what I did yesterday, which documents were that?
        List my recent documents.
        What have I been editing lately?
        I can't remember what the file was called, but I had it open a minute ago.
        my latest files, please
        Give me the history of opened files.
        Which documents have I looked at in the last days?
        Get me back to the things I was writing.""",
        {"files": num(3, 20), "newest": lambda rng, a: rng.choice(w.NOUNS) + ".docx"},
        """The last file was {newest}.
        I list {files} files, {newest} was the last one."""),
    tool("fill_letter", "Fills a letter template with the name of the receiver and a date, and makes a PDF of it.",
        [p("template", "Which letter",
            choice("thanks:thank-you letter|complaint:letter of complaint|notice:letter of notice|reference:letter of reference|condolence:letter of sympathy|application:letter of application")),
         p("receiver", "To whom it is written", PERSON), o("signed_by", "Who signs", PERSON), o("date", "Date at the top", DATE)],
        """Make a {template} to {receiver}.
        {template}, {receiver}
        {receiver} is owed a {template}, signed by {signed_by}.
        Prepare the {template} for {receiver} with the date {date}.
        {template} from {signed_by} to {receiver}
        I need a {template} that is addressed to {receiver}.
        Dear {receiver}, and so on - you know, the {template}, please.
        Take the template of a {template}, name {receiver}, date {date}.
        It is time that {receiver} got a {template}.
        Let {signed_by} sign a {template} meant for {receiver}.
        {receiver} / {template} / {date} / {signed_by}
        Could you set up a {template}? It goes to {receiver} and is dated {date}.
        Under the {template} stands {signed_by}, at the top {receiver}.
        A {template} as a PDF for {receiver}
        For {receiver} the usual {template}, please.""",
        {"file": lambda rng, a: f"letter{rng.randint(10, 99)}.pdf", "pages": num(1, 2)},
        """The letter to {receiver} is ready: {file}
        {file} has {pages} pages."""),
    tool("price_after_discount", "What is left to pay after a discount in percent and perhaps a voucher.",
        [p("price", "Price on the label", cash(8, 900, "$", "dollars")), p("percent_off", "Discount in percent", digits(5, 70, 5)),
         o("voucher", "Amount taken off at the end", cash(2, 30, "$", "dollars")),
         o("article", "What is bought", ITEM)],
        """What do I pay for {price} with {percent_off} percent off?
        {price} minus {percent_off}%
        The label says {price}, and there is a discount of {percent_off} percent.
        Everything is reduced by {percent_off}% today. This {article} was {price}.
        {price}, {percent_off} percent off, voucher {voucher}
        I have a voucher for {voucher}; the {article} is {price} less {percent_off} percent.
        They take {percent_off} percent off, how much does the {article} for {price} cost then?
        Final price: {price}, discount {percent_off}, voucher of {voucher}.
        As a member I get {percent_off}% off. What remains of {price}?
        With {percent_off} percent off {price}, and {voucher} more off at the till?
        The {article} I like is {price}, on sale for {percent_off} percent less.
        Take {percent_off}% off {price} for me.
        {article} {price} / -{percent_off}% / voucher {voucher}
        Is it a bargain if they knock {percent_off} percent off {price}?
        {percent_off} percent cheaper than {price} makes how much?""",
        {"to_pay": lambda rng, a: round(a.get("price", 0) * (100 - a.get("percent_off", 0)) / 100 - a.get("voucher", 0), 2)},
        """You pay {to_pay}.
        That makes {to_pay} to pay."""),
    tool("SaleSaving", "By how many percent a price has come down.",
        [p("before", "Price before", cash(96, 400, "\u20ac", "euros")), p("now", "Price today", cash(20, 94, "\u20ac", "euros"))],
        """It was {before} and is now {now}. How many percent is that?
        {before} -> {now}, percent?
        Now {now}, formerly {before}: how big is the reduction?
        They ask {now} for it today. Last week the tag said {before}.
        from {before} down to {now}, in percent
        What percentage do I save at {now} instead of {before}?
        The crossed-out price is {before}, the red one {now}. How much off is that?
        was {before}, now {now}
        I got it for {now}, though it normally costs {before}. How good a deal is that in percent?
        The shop went from {before} to {now}; tell me the discount.
        Price today {now}, old price {before}, discount?
        {now} rather than {before} - by what part is it cheaper?
        A reduction to {now} when it used to be {before} is how many percent?
        If something drops to {now}, and {before} was the price, what is the fall in percent?
        old {before}, new {now}, saving""",
        {"percent": lambda rng, a: round(100 - 100 * a.get("now", 1) / a.get("before", 2), 1)},
        """The price fell by {percent} percent.
        {percent} percent less."""),
    tool("fuel_use", "Average fuel use of a car per 100 km between two readings of the kilometre counter.",
        [p("start_km", "Counter at the first filling", digits(39150, 39690)), p("end_km", "Counter at the second filling", digits(39970, 40250)),
         p("litres", "Litres filled in", decimal(35, 75)), o("paid", "What the petrol cost", cash(30, 120, "\u00a3", "pounds"))],
        """The counter went from {start_km} to {end_km} and I filled in {litres} litres. What does my car use?
        {start_km} to {end_km} km, {litres} l
        At {end_km} km I put in {litres} litres; the last time was at {start_km}.
        How thirsty is my car? {litres} litres between {start_km} and {end_km}.
        {litres} l, counter now {end_km}, before {start_km}
        I started at {start_km}, now it shows {end_km}. I needed {litres} litres for {paid}.
        Petrol: {litres} litres, cost {paid}, from kilometre {start_km} until {end_km}.
        My car took {litres} litres; old reading {start_km}, new reading {end_km}.
        new {end_km}, old {start_km}, tank {litres}
        Just filled up {litres} litres for {paid}. The counter says {end_km} and said {start_km} before.
        Work out my consumption with {start_km} km at first, {end_km} km at last, and {litres} litres.
        Is {litres} litres a lot for going from {start_km} to {end_km}?
        consumption, start {start_km}, end {end_km}, {litres} litres, {paid} paid
        When I bought the car it stood at {start_km}, at present at {end_km}, and {litres} litres are gone.
        How many litres per 100 km is that: {litres} litres, {start_km} up to {end_km}?""",
        {"litres_per_100": lambda rng, a: round(100 * a.get("litres", 40) / max(1, a.get("end_km", 41000) - a.get("start_km", 39000)), 2),
         "km": lambda rng, a: a.get("end_km", 41000) - a.get("start_km", 39000)},
        """Your car used {litres_per_100} litres per 100 km over {km} km.
        {litres_per_100} litres per 100 km."""),
    tool("unit_price.compare", "Which of two packs is cheaper for its weight.",
        [p("first_price", "Price of the first pack", cash(1, 12, "\u20ac", "euros")), p("first_grams", "Weight of the first pack in grams", digits(100, 900, 50)),
         p("second_price", "Price of the second pack", cash(3, 30, "\u20ac", "euros")), p("second_grams", "Weight of the second pack in grams", digits(300, 3000, 100))],
        """{first_grams} g for {first_price} or {second_grams} g for {second_price}?
        {first_price} / {first_grams} g vs {second_price} / {second_grams} g
        Is {first_price} for {first_grams} grams better than {second_price} for {second_grams} grams?
        The small bag has {first_grams} grams and costs {first_price}; the other is {second_price} for {second_grams} grams.
        One jar: {first_price}, {first_grams} grams. Another: {second_price}, {second_grams} grams. Which is cheaper?
        I can get {first_grams} grams at {first_price}, or else {second_grams} grams at {second_price}.
        Which one should I take? {first_grams} g are {first_price}, {second_grams} g are {second_price}.
        pack A {first_grams} g {first_price}, pack B {second_grams} g {second_price}
        They sell it for {first_price} with {first_grams} g inside, and for {second_price} with {second_grams} g inside.
        What gives me more for my money, {first_grams} grams for {first_price} or {second_grams} grams for {second_price}?
        Does the big pack pay? {first_price} for {first_grams} grams against {second_price} for {second_grams} grams.
        first: {first_grams} g, {first_price}; second: {second_grams} g, {second_price}
        Standing at the shelf: {first_price} ({first_grams} g) or {second_price} ({second_grams} g)?
        Compare {first_grams} g at {first_price} with {second_grams} g at {second_price}.
        The cheese is {first_price} per {first_grams} g here and {second_price} per {second_grams} g over there.""",
        {"cheaper": lambda rng, a: "first" if a.get("first_price", 1) / a.get("first_grams", 1) < a.get("second_price", 1) / a.get("second_grams", 1) else "second",
         "difference_per_kg": lambda rng, a: round(abs(a.get("first_price", 1) / a.get("first_grams", 1) - a.get("second_price", 1) / a.get("second_grams", 1)) * 1000, 2)},
        """The {cheaper} pack is cheaper, by {difference_per_kg} a kilo.
        Take the {cheaper} one."""),
    tool("ratio_split", "Divides a sum in unequal parts.",
        [p("total", "What is to be divided", cash(60, 9000, "$", "dollars")), p("parts", "Parts of each person, in their order", several(digits(1, 12), 2, 4)),
         o("round_to_whole", "Avoid cents", flag("without cents|in whole amounts", "to the cent|with cents"))],
        """Split {total} in parts of {parts}.
        {total} by {parts}
        We share {total}, and the shares are {parts}.
        How much does each of us get of {total} if it goes by {parts}?
        {total} to be divided, ratio {parts}, {round_to_whole}
        The rent is {total} and we agreed on {parts} as shares.
        With shares of {parts}, who pays how much of {total}?
        Divide {total} according to {parts}, {round_to_whole}.
        ratio {parts}, sum {total}
        Grandma left us {total}; the will says {parts} parts.
        Our rooms have sizes like {parts}. Divide the {total} fairly that way.
        We worked {parts} days each and earned {total} together. What is whose?
        {parts} are our shares in the business. Last month brought {total}.
        Please work out the single amounts: {total}, {parts}, {round_to_whole}.
        Break {total} up, weights {parts}.""",
        {"amounts": lambda rng, a: ", ".join(f"{a.get('total', 0) * n / max(1, sum(a.get('parts', [1]))):.2f}" for n in a.get("parts", [1]))},
        """The shares are {amounts}.
        {amounts}"""),
    tool("savings_goal", "In how many months a wished sum has been saved.",
        [p("goal", "Sum that is wished for", cash(600, 20000, "\u00a3", "pounds")), p("monthly", "What is put aside each month", cash(20, 500, "\u00a3", "pounds")),
         o("already", "What is there now", cash(30, 550, "\u00a3", "pounds"))],
        """I want {goal} and put aside {monthly} a month. How long does it take?
        goal {goal}, {monthly} a month
        At {monthly} per month, when do I have {goal}?
        I already have {already}, need {goal}, and save {monthly} monthly.
        {monthly} monthly -> {goal}?
        The guitar I dream of costs {goal}. I can spare {monthly} every month.
        How many months until {goal} if I lay by {monthly} a month?
        There is {already} in my piggy bank. Every month {monthly} is added, until it is {goal}.
        saved {already}, per month {monthly}, target {goal}
        To reach {goal} by saving {monthly} each month will take me how long?
        Each month I keep {monthly}. My target is {goal}.
        With {already} to begin with and {monthly} every month, how soon is {goal} together?
        A trip for {goal} would be nice; {monthly} a month is what I can afford to save.
        When can I buy the car? It is {goal}, and {monthly} remains each month, {already} is there.
        months to {goal}, saving {monthly}""",
        {"months": lambda rng, a: -int(-(a.get("goal", 600) - a.get("already", 0)) // max(1, a.get("monthly", 20)))},
        """It takes {months} months.
        In {months} months you will have {goal}."""),
    tool("mean_value", "Average of some numbers.",
        [p("values", "The numbers", several(decimal(1, 60), 3, 5)),
         o("drop_extremes", "Leave out the highest and lowest number",
            flag("without the highest and the lowest|leaving out the two extremes", "with all of them counted|leaving nothing out")),
         o("decimals", "Places after the point", digits(2, 4))],
        """average {values}
        {values}: mean, {decimals} decimals
        My marks are {values}. Where does that put me?
        On different days I needed {values} minutes. How long is it usually?
        Mean of {values}, {drop_extremes}.
        Average {values} for me, {drop_extremes}.
        The judges gave {values} points. The score is the middle of it all, {drop_extremes}.
        Give me the mean of {values} with {decimals} decimals.
        If I add up {values} and divide by how many there are, what do I get?
        mean({values})
        Take {values}; what is the mean, to {decimals} places?
        The temperatures were {values}. What was the typical one?
        Average please: {values}""",
        {"mean": lambda rng, a: round(sum(_kept(a)) / max(1, len(_kept(a))), a.get("decimals", 2))},
        """The average is {mean}.
        {mean} on average."""),
    tool("GradeNeeded", "Which mark is needed in the last exam to end up with a wanted average.",
        [p("current", "Average so far, 0 to 100", decimal(40, 75)), p("wanted", "Average in the end, 0 to 100", decimal(76, 95)),
         o("exam_weight", "Weight of the last exam in percent, else 50", digits(20, 60, 5))],
        """My average is {current}. What do I need in the exam to get to {wanted}?
        now {current}, want {wanted}
        I stand at {current} and would like to finish with {wanted}.
        To end with {wanted}, starting from {current}, how well must I do?
        {current} -> {wanted}, final counts {exam_weight} percent
        The final is worth {exam_weight} percent, I have {current} and dream of {wanted}.
        Can I still make {wanted}? So far it is {current}.
        What must I score so that {current} turns into {wanted}?
        exam {exam_weight}%, goal {wanted}, so far {current}
        With {current} until now, is {wanted} possible if the last test counts {exam_weight} percent?
        My parents expect {wanted}, but I only have {current} before the last test.
        I need {wanted} for the grant. Up to now my marks average {current}.
        Aim {wanted}, present {current}, last paper missing.
        How hard do I have to study? Average {current}, target {wanted}, weight of the exam {exam_weight}.
        Result so far {current}; at the end it should be {wanted}.""",
        {"needed": _needed, "possible": lambda rng, a: "yes" if _needed(rng, a) <= 100 else "no"},
        """You need {needed} in the last exam. Possible: {possible}.
        {needed} is needed."""),
    tool("waist_hip_ratio", "Ratio of waist to hip and what it says about health.",
        [p("waist", "Waist in centimetres", digits(60, 130)), p("hip", "Hip in centimetres", digits(75, 140)),
         o("sex", "Limits differ by sex", choice("male:a man/male|female:a woman/female"))],
        """My waist is {waist} cm and my hips are {hip} cm. Is that healthy?
        waist {waist}, hip {hip}
        hips {hip}, waist {waist}, {sex}
        I measured {hip} round the hips and {waist} round the waist.
        Waist {waist}, hips {hip}: what is the ratio?
        {sex}, {waist} cm at the waist, {hip} cm at the hips
        Around the belly it is {waist}, further down at the hips {hip}. Is there a risk?
        The tape says {waist} centimetres for the waist and {hip} for the hips. I am {sex}.
        Do I have an apple shape? Hips {hip}, waist {waist}.
        Is a waist of {waist} too much with hips of {hip}?
        Divide my waist ({waist}) by my hips ({hip}).
        With hips of {hip} cm I have a waist of {waist} cm.
        The doctor wants to know my waist to hip ratio: {waist} and {hip}.
        For {sex} with a waist of {waist} and hips of {hip}, is that good?
        {hip} hips / {waist} waist""",
        {"ratio": lambda rng, a: round(a.get("waist", 80) / a.get("hip", 100), 2),
         "risk": lambda rng, a: "low" if a.get("waist", 80) < 0.85 * a.get("hip", 100) else "medium" if a.get("waist", 80) < 0.95 * a.get("hip", 100) else "high"},
        """The ratio is {ratio}, the risk is {risk}.
        {ratio}, which means a {risk} risk."""),
    tool("calorie_need", "Calories that a person needs in a day.",
        [p("age", "Years", digits(18, 79)), p("weight", "Body weight in kg", digits(45, 120)), p("height", "Body height in cm", digits(148, 199)),
         p("sex", "Sex", choice("male:man/male|female:woman/female")),
         o("activity", "How much the person moves", choice("low:hardly any sport/mostly sitting|medium:some sport/sport twice a week|high:a lot of sport/heavy work"))],
        """I'm a {sex} of {age}, {height} cm tall and {weight} kg. How much may I eat a day?
        {sex}, {age} years, {weight} kg, {height} cm
        How many calories does a {sex} aged {age} need at {weight} kg and {height} cm?
        {weight} kg, {height} cm, {age} years old, {sex}, {activity}
        I weigh {weight} kg, am {height} cm tall, {sex}, {age} years old. What is my daily need?
        Daily calories for a {sex}: age {age}, height {height}, weight {weight}.
        With {activity}, a {age} year old {sex} of {weight} kg and {height} cm should eat how much?
        {height} cm and {weight} kg, {sex}, {age}. I want to keep my weight.
        How much energy does my body use? {sex}, {age}, {weight} kilos, {height} centimetres, {activity}.
        Before I start a diet: {age} years, {sex}, {height} cm, {weight} kg.
        calories / {sex} / {age} y / {height} cm / {weight} kg
        My trainer asks for my daily need: I am {age}, {sex}, {weight} kg at {height} cm, {activity}.
        A {sex}, {height} cm in height, {weight} kg in weight, {age} in years, needs what per day?
        {activity}; {weight} kg; {age} years; {height} cm; {sex}
        I turned {age}, I'm {sex}, {height} cm, and the scales say {weight} kg.""",
        {"kcal": _kcal, "protein_g": lambda rng, a: round(a.get("weight", 70) * 0.8)},
        """The daily need is {kcal} kcal, with {protein_g} g of protein.
        About {kcal} kcal a day."""),
    tool("change_due", "What a cashier must give back.",
        [p("bill", "Sum of the bill", cash(2, 48, "$", "dollars")),
         p("given", "Cash that the customer hands over", same(lambda rng, split: rng.choice((50, 55, 60, 70, 80, 100, 120, 150, 200)), "number")),
         o("no_coins", "Small change goes into the tip jar", flag("notes only|without coins", "coins are fine|down to the last coin"))],
        """{bill}, paid with {given}
        How much change from {given} for {bill}?
        The customer hands me {given} for goods worth {bill}.
        bill {bill} / cash {given}
        I put down {given} for a bill of {bill}; what do they owe me?
        It costs {bill}, here are {given}, {no_coins}.
        What is left of my {given} when I pay {bill}?
        {given} in cash, {bill} to pay, {no_coins}
        Did they cheat me? I gave {given} for something at {bill}.
        Paying {bill} out of {given}, what comes back?
        Groceries for {bill}. I only had {given} with me, so what should I get back, {no_coins}?
        A man pays {bill} and lays {given} on the counter.
        Change please: owed {bill}, received {given}.
        I received {given} and the till shows {bill}.""",
        {"change": lambda rng, a: round(a.get("given", 50) - a.get("bill", 2), 2)},
        """The change is {change}.
        You get {change} back."""),
    tool("shareProfit", "Gain or loss from buying and selling shares.",
        [p("bought_at", "Price of one share when bought", decimal(3, 90)), p("sold_at", "Price of one share when sold", decimal(5, 140)), p("shares", "How many", digits(10, 400)),
         o("fees", "What the bank took", cash(4, 40, "\u20ac", "euros")), o("held_days", "Days between buying and selling", digits(20, 900))],
        """I bought {shares} shares at {bought_at} and sold them at {sold_at}. What did I make?
        {shares} shares, in {bought_at}, out {sold_at}
        Sold at {sold_at}, bought at {bought_at}, {shares} pieces: win or loss?
        I got {sold_at} each for my {shares} shares, which had cost me {bought_at} each.
        {shares} x, buy {bought_at}, sell {sold_at}, fees {fees}
        If I sell {shares} shares at {sold_at}, having paid {bought_at}, what remains after fees of {fees}?
        My {shares} shares went for {sold_at} after {held_days} days; I had bought them for {bought_at}.
        How good was my trade? {bought_at} to buy, {sold_at} to sell, {shares} shares.
        Was it worth it? For {shares} shares I paid {bought_at} apiece and received {sold_at} apiece.
        {held_days} days ago I bought {shares} at {bought_at}. I let them go today for {sold_at}, fees {fees}.
        profit: sell {sold_at}, buy {bought_at}, number {shares}
        The bank paid me {sold_at} for each of the {shares} shares. When I got them they stood at {bought_at}.
        Tell me what I earned with {shares} shares that rose or fell from {bought_at} to {sold_at}.
        {shares} pieces, {bought_at} then, {sold_at} at the sale, held {held_days} days
        I let {shares} shares go at {sold_at}. Entry price {bought_at}.""",
        {"gain": lambda rng, a: round((a.get("sold_at", 5) - a.get("bought_at", 3)) * a.get("shares", 10) - a.get("fees", 0), 2)},
        """The result is {gain}.
        It comes to {gain}."""),
    tool("pay_rise", "New pay after a rise in percent.",
        [p("salary", "Pay so far", cash(1400, 5900, "\u20ac", "euros")), p("percent", "Rise in percent", decimal(1, 12)),
         o("per", "Time for which that is paid", choice("month:a month/per month|year:a year/per year|week:a week/per week")), o("bonus", "Extra paid once", cash(100, 990, "\u20ac", "euros"))],
        """I earn {salary} and get {percent} percent more. What will it be?
        {salary} + {percent}%
        My boss offered me {percent} percent on top of {salary}.
        Pay {salary} {per}, rise {percent} percent
        They raise our wages by {percent} percent; I have {salary} {per} now.
        What will I be paid after a rise of {percent}% from {salary}?
        A rise of {percent} percent is in sight. So far it's {salary}, plus {bonus} once.
        wage {salary}, union wants {percent} percent
        With {percent} percent more, what becomes of my {salary} {per}?
        {salary} was my wage, {percent} percent comes on top, and {bonus} as a bonus.
        I asked for {percent} percent more than {salary}. How much would that be?
        My contract says {salary}; the new one gives {percent} percent more.
        increase {percent}, from {salary}, bonus {bonus}
        How much better off am I with {percent} percent added to {salary}?
        New wage, please: {percent} percent over {salary}.""",
        {"new_salary": lambda rng, a: round(a.get("salary", 0) * (1 + a.get("percent", 0) / 100), 2), "more": lambda rng, a: round(a.get("salary", 0) * a.get("percent", 0) / 100, 2)},
        """The new pay is {new_salary}, that is {more} more.
        {new_salary}."""),
    tool("group_expense", "Notes who paid something for a group, so that the others owe their parts.",
        [p("payer", "Who laid out the money", NAME), p("amount", "What was paid", cash(8, 400, "$", "dollars")), p("sharers", "For whom it was", PEOPLE), o("what", "What it was for", TITLE)],
        """{payer} paid {amount} for {sharers}.
        {payer} {amount} -> {sharers}
        {amount} was laid out by {payer}, and {sharers} owe their part.
        We settle later: {payer} spent {amount} on {sharers}.
        {payer}, {amount}, {what}, for {sharers}
        For {sharers}, {payer} has put {amount} on the table.
        Write down that {payer} covered {amount} for {sharers}, it was {what}.
        {sharers} were treated by {payer}, {amount} in all, keep it on the list.
        The {amount} came out of {payer}'s pocket, but {sharers} also benefit.
        shared cost {amount}: paid by {payer}, for {sharers}, {what}
        I think {sharers} should pay back {payer}, who gave {amount} for us.
        {payer} got the tickets, {amount}, for {sharers}.
        Add to our trip money: {amount}, {payer} paid, shared by {sharers}.
        {what}: {amount} by {payer}, to be shared among {sharers}
        The cost of {amount} is on {sharers}, {payer} advanced it.""",
        {"each_owes": lambda rng, a: round(a.get("amount", 0) / max(1, len(a.get("sharers", [1]))), 2), "entry": num(1, 80)},
        """Entry {entry} is saved, each owes {payer} {each_owes}.
        Each owes {each_owes}."""),
    tool("yearlyCost", "What a small regular expense adds up to in a year.",
        [p("price", "Price of one time", cash(1, 40, "\u00a3", "pounds")), p("times", "How often", integer(2, 9)),
         p("per", "In which time", choice("week:a week/per week/each week|month:a month/per month/each month|day:a day/per day/each day")),
         o("rise", "Yearly rise of the price in percent", digits(1, 9))],
        """I spend {price} on coffee, {times} times {per}. What is that in a year?
        {price}, {times} times {per}
        {times} times {per} I pay {price}. And in a whole year?
        A ticket is {price} and I buy it {times} times {per}.
        {price} x {times} {per}, prices rise {rise} percent
        Something at {price} that I get {times} times {per} adds up to how much?
        If I go {times} times {per} and it costs {price}, what is it after twelve months?
        How much would I save in a year without that {price} thing {times} times {per}?
        cost {price}, {times} times {per}, {rise}% dearer each year
        My habit: {times} times {per} at {price}. The year, please.
        It is just {price}, but {times} times {per}. With prices going up {rise} percent, what is the yearly bill?
        {times} lunches {per}, {price} each, total of the year?
        Over the year, what do {times} drinks {per} at {price} come to?
        I smoke {times} packs {per} for {price} each. I'm afraid of the yearly sum.
        annual total of {price} taken {times} times {per}""",
        {"yearly": lambda rng, a: round(a.get("price", 1) * a.get("times", 1) * {"day": 365, "week": 52, "month": 12}.get(a.get("per"), 12), 2)},
        """That is {yearly} a year.
        In a year it makes {yearly}."""),
    tool("overdue_interest", "Interest on money that is paid late, counted by days.",
        [p("amount", "Money that is owed", cash(100, 9000, "$", "dollars")), p("rate", "Interest per year in percent", decimal(1, 14)), p("days", "Days of delay", digits(12, 120)),
         o("fee", "Reminder fee on top", cash(3, 40, "$", "dollars"))],
        """Someone owes me {amount}, {days} days late, at {rate} percent. What interest is due?
        {amount}, {days} days, {rate} percent
        {amount} is overdue by {days} days. At {rate} percent a year, how much more is it?
        My tenant pays {amount} {days} days too late; the contract says {rate} percent.
        late by {days} days: {amount} at {rate}%, fee {fee}
        What do I charge on {amount} after {days} days if the rate is {rate} percent?
        With a fee of {fee}, the delay of {days} days on {amount} at {rate} percent comes to what?
        {rate} percent interest for {days} days on {amount}
        A client is {days} days behind with {amount}. Interest: {rate} percent.
        I was {days} days late with paying {amount}. The bank takes {rate} percent a year and {fee} for the letter.
        debt {amount}, delay {days}, rate {rate}, reminder {fee}
        For not paying {amount} in time I must add {rate} percent for {days} days.
        How much extra for {amount} when {days} days go by at {rate} percent?
        They ask {rate} percent on my late payment of {amount}; it came {days} days after the due date.
        The sum is {amount}, the interest {rate} percent, and I forgot it for {days} days.""",
        {"interest": lambda rng, a: round(a.get("amount", 0) * a.get("rate", 0) * a.get("days", 0) / 36500, 2)},
        """The interest is {interest}.
        You pay {interest} extra."""),
    tool("mileage_allowance", "What an employee may claim for the way to work by car.",
        [p("km", "Length of one way in km", digits(3, 90)), p("days", "Working days on which it was driven", digits(40, 230)), o("cents", "Cents allowed per km", digits(20, 45)),
         o("both_ways", "Count the way back as well", flag("there and back|both ways", "only one way|not counting the way back"))],
        """I drive {km} km to work, {days} days a year. What can I claim?
        {km} km, {days} days
        On {days} days I went by car, and it is {km} km to the office.
        My office is {km} km away; I went there on {days} days last year.
        commute {km} km / {days} days / {cents} cents
        At {cents} cents a kilometre, what do I get for {km} km on {days} days?
        {days} days of driving {km} km to my job, {both_ways}
        How much does the tax office let me put down for {km} kilometres, {days} days?
        For {days} trips to the office at {km} km, {both_ways}, what is my allowance?
        I get {cents} cents per kilometre for my {km} km; there were {days} days.
        way to work {km}, days at work {days}, allowance?
        The distance is {km} kilometres, {both_ways}, and I drove on {days} days with {cents} cents each.
        {days} working days. Each time {km} kilometres to the factory in my own car. What is that worth to the tax man?
        Calculate my travel to work: {km} km, {days} days of it.
        Can I deduct something? I live {km} km off and came in on {days} days.""",
        {"claim": lambda rng, a: round(a.get("km", 1) * a.get("days", 1) * a.get("cents", 30) / 100 * (2 if a.get("both_ways") else 1), 2),
         "kilometres": lambda rng, a: a.get("km", 1) * a.get("days", 1)},
        """You may claim {claim} for {kilometres} kilometres.
        The allowance is {claim}."""),
    tool("VatSplit", "Works out value added tax: adds it to an amount or takes it out of one.",
        [p("amount", "The amount", cash(10, 3000, "\u20ac", "euros")),
         p("rate", "Tax rate in percent", same(lambda rng, split: rng.choice((5, 7, 9, 10, 12, 13, 17, 19, 20, 21, 22, 23, 25)), "integer")),
         p("included", "Whether the tax is already in the amount", flag("tax included|including tax|gross", "plus tax|without tax|net"))],
        """{amount} {included} at {rate} percent, what is the tax?
        {amount}, {included}, {rate}%
        VAT of {rate} percent on {amount}, {included}
        The invoice says {amount} {included}, and the tax is {rate} percent.
        I have to put {rate} percent tax in my books for {amount}, {included}.
        How much of it goes to the tax office? {amount} {included}, {rate} percent.
        {rate} percent VAT, price {amount} {included}
        My offer is {amount}, {included}. The rate is {rate} percent.
        Give me net and gross for {amount} {included} with {rate} percent tax.
        What is the tax on {amount}? It is meant {included}, {rate} percent.
        Receipt: {amount} {included}, tax rate {rate}
        They charged {amount}, {included}; tax here is {rate} percent.
        With a rate of {rate}, what does the state get from {amount} {included}?
        A colleague bought paper for {amount}, {included}, {rate} percent. Split it up for me.
        tax {rate}, sum {amount}, {included}""",
        {"tax": lambda rng, a: round(a.get("amount", 0) * a.get("rate", 20) / (100 + a.get("rate", 20)) if a.get("included")
            else a.get("amount", 0) * a.get("rate", 20) / 100, 2)},
        """The tax is {tax}.
        {tax} is the tax."""),
]
