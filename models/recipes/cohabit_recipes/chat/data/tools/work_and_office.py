"""Tools of work and the office."""

from .tool import Tool
from .values import (
    ADDRESS, BRAND, CITY, COUNTRY, DATE, DAY, EMAIL, FILE, LANGUAGE, MESSAGE, MONTH, PEOPLE, PERSON, PHONE, QUERY, TIME, TITLE, WEEKDAY, at, choice,
    code, decimal, digits, flag, integer, money, num, o, on, p, pick, ref, several, text, tool, who,
)  # fmt: skip

OFFICE: list[Tool] = [
    tool("create_event", "Add an appointment to the calendar.",
        [p("title", "Name of the appointment", TITLE), p("date", "Day of the appointment", DATE), p("time", "Start time", TIME), o("place", "Where it happens", ADDRESS)],
        """Put {title} in my calendar on {date} at {time}.
        New appointment: {title}, {date}, {time}.
        I have {title} on {date} at {time}, at {place}. Please save it.
        Add {title} on {date}, {time}, {place}
        Could you block {time} on {date} for {title}?
        Keep {date} at {time} free for {title}.
        Please enter "{title}" into my schedule for {date}, {time}.
        On {date} at {time} there will be {title}, write it in the calendar.""",
        {"event_id": ref("E999"), "status": "saved"},
        """{title} is in your calendar on {date} at {time}.
        I saved {title} for {date}.
        Done, the appointment has the number {event_id}."""),
    tool("listEvents", "Show the appointments of a day.",
        [p("day", "Day to look at", DAY)],
        """What is on my calendar for {day}?
        Do I have anything planned {day}?
        Appointments {day}
        A friend wants to meet {day}. Am I busy?
        Read me my schedule for {day}.
        What are my plans for {day}?
        Which meetings wait for me {day}?
        Look at the calendar and tell me what happens {day}.""",
        {"count": num(1, 6), "first": pick("team lunch|a dentist visit|a sales call|a budget review"), "starts": at},
        """You have {count} appointments, first {first} at {starts}.
        First comes {first} at {starts}.
        There are {count} entries, starting at {starts}."""),
    tool("cancel_meeting", "Cancel a meeting and tell the guests why.",
        [p("meeting", "Name of the meeting", TITLE), o("reason", "Why it is cancelled", text("I am ill|the room is taken|a guest is travelling|there is nothing to discuss|of the holiday|we need more time|the data is not ready|the boss is away|of the strike|the train is late"))],
        """Cancel {meeting}.
        Please call off the meeting "{meeting}".
        {meeting} will not take place because {reason}, tell everyone.
        Drop {meeting} from the calendar, please.
        Could you cancel {meeting} because {reason}?
        We do not need {meeting} any more, so cancel it.
        I cannot make it to {meeting}. Let the guests know it is off.
        Because {reason}, strike {meeting}.""",
        {"guests_told": num(2, 20)},
        """{meeting} is cancelled and {guests_told} guests know.
        I told {guests_told} guests.
        Done, {meeting} is off."""),
    tool("move_meeting", "Shift a meeting to another day.",
        [p("meeting", "Name of the meeting", TITLE), p("new_date", "New day", DATE)],
        """Move {meeting} to {new_date}.
        Can we have {meeting} on {new_date} instead?
        Postpone {meeting} until {new_date}, please.
        {meeting}: new date {new_date}
        I am away, so {meeting} has to wait until {new_date}.
        Shift {meeting} to {new_date}.
        {new_date} would suit me better for {meeting}, change it.
        Please reschedule "{meeting}" for {new_date}.""",
        {"guests": num(2, 12), "starts": at},
        """{meeting} is on {new_date} at {starts} now.
        I moved {meeting} to {new_date}.
        {guests} guests got the new date {new_date}."""),
    tool("find_free_slot", "Find a time when several people can meet.",
        [p("people", "Who must come", PEOPLE), p("minutes", "Length in minutes", digits(15, 120, 15))],
        """When can {people} meet for {minutes} minutes?
        Find {minutes} minutes when {people} are free.
        I need {people} together for {minutes} minutes.
        {people}, {minutes} minutes, when?
        Is there a gap of {minutes} minutes that suits {people}?
        Look for a time that works for {people}, {minutes} minutes long.
        Which slot of {minutes} minutes would fit {people}?
        {people} should talk for {minutes} minutes. Check everybody's calendar.""",
        {"day": on, "time": at},
        """They are all free on {day} at {time}.
        {day} at {time} works for everyone.
        A slot of {minutes} minutes is open on {day} at {time}."""),
    tool("send_email", "Send an email to an address.",
        [p("to", "Address of the receiver", EMAIL), p("subject", "Subject line", TITLE), p("body", "Text of the mail", MESSAGE)],
        """Email {to} about {subject}: "{body}"
        Write a mail to {to} with the subject {subject} and the text "{body}"
        Send "{body}" to {to}, subject {subject}.
        Mail to {to}. Subject: {subject}. Text: {body}
        Could you mail {to} with "{subject}" on top and say "{body}"
        Please let {to} know by email: "{body}" The subject is {subject}.
        Under the subject {subject}, tell {to} by mail "{body}"
        Drop {to} a line: "{body}" Use {subject} as the subject.""",
        {"status": "sent", "sent_at": at},
        """Your mail to {to} was sent at {sent_at}.
        I sent {subject} to {to}.
        The mail is {status}."""),
    tool("searchMailbox", "Search received mails by sender or words.",
        [p("query", "Words to find", QUERY), o("sender", "Address of the sender", EMAIL)],
        """Find the mail about {query}.
        Search my inbox for {query} from {sender}.
        Did I get any mails on {query}?
        Somebody wrote to me about {query}, look for it.
        inbox {query}
        I remember a message from {sender} about {query}. Where is it?
        Are there letters about {query} in my mailbox?
        Go through my mails from {sender} and look for {query}.""",
        {"found": num(1, 30), "newest": on},
        """There are {found} mails about {query}, the newest from {newest}.
        I found {found} mails.
        The newest mail about {query} came on {newest}."""),
    tool("reply_to_mail", "Answer a received email by its number.",
        [p("mail_id", "Number of the mail", code("M9999|mail-999")), p("text", "Text of the answer", MESSAGE), o("reply_all", "Whether all receivers get it", flag("to everyone|to all", "only to the sender"))],
        """Answer mail {mail_id} with "{text}"
        Reply "{text}" {reply_all} on {mail_id}.
        {mail_id}: reply {text}
        Please respond to the message {mail_id} and say "{text}"
        Write back {reply_all} on mail {mail_id}: "{text}"
        I got {mail_id} this morning. Tell them "{text}"
        My response {reply_all} for {mail_id} is "{text}"
        Send the answer "{text}" for mail number {mail_id}.""",
        {"status": "sent", "receivers": num(1, 9)},
        """The answer to {mail_id} is {status}.
        I answered {mail_id}; {receivers} people got it.
        Your reply went to {receivers} people."""),
    tool("block_sender", "Stop mails of an address from arriving.",
        [p("address", "Address to block", EMAIL)],
        """Block {address}.
        I get too much junk from {address}, stop it.
        Never show me mails from {address} again.
        {address} is spam
        Please put {address} on the block list.
        Can you keep {address} out of my inbox?
        I do not want to hear from {address} any more.
        Refuse all mail that {address} sends.""",
        {"removed": num(0, 90)},
        """{address} is blocked and {removed} mails are gone.
        I blocked {address}.
        Mails from {address} will not arrive any more."""),
    tool("send_sms", "Send a short text message to a phone.",
        [p("phone", "Phone number", PHONE), p("message", "Text of the message", MESSAGE)],
        """Text {phone}: {message}
        Send an SMS to {phone} saying "{message}"
        Message "{message}" to {phone}.
        Please text "{message}" to the number {phone}.
        Could you write to {phone}? Say "{message}"
        {phone}, {message}
        Let {phone} know by text: {message}
        The number is {phone}. Send them this: "{message}" """,
        {"status": "delivered", "parts": num(1, 3)},
        """The text to {phone} is {status}.
        I sent your message to {phone}.
        Sent to {phone} in {parts} parts."""),
    tool("post_to_channel", "Post a message in a team chat channel.",
        [p("channel", "Name of the channel", text("general|random|sales|design|support|marketing|backend|lunch|news|finance|hiring|events")), p("message", "Text to post", MESSAGE)],
        """Post "{message}" in {channel}.
        Tell the {channel} channel: {message}
        Write in {channel} that "{message}"
        #{channel} {message}
        Share this with {channel}: {message}
        Everyone in the {channel} channel should read this: "{message}"
        Put up a note in {channel}: {message}
        Please announce to the {channel} chat "{message}" """,
        {"readers": num(3, 200)},
        """I posted it in {channel} for {readers} readers.
        {readers} people in {channel} can read it.
        The message is in {channel}."""),
    tool("startVideoCall", "Start a video call with people.",
        [p("people", "Whom to call", PEOPLE), o("record", "Whether to record it", flag("and record it|with a recording", "without recording it|and do not record it"))],
        """Start a video call with {people}.
        I want to see {people} on video.
        Call {people} by video {record}.
        Get {people} on screen, please.
        Video call: {people}
        We must talk face to face: open a video room for {people}, {record}.
        Ring {people} for a video chat.
        Bring {people} into a video meeting {record}.""",
        {"room": ref("999-999"), "joined": num(0, 2)},
        """The call is open in room {room}.
        I opened room {room}; {joined} people joined.
        Video room {room} is ready."""),
    tool("phone_call", "Call a person of the contact list.",
        [p("contact", "Name of the contact", PERSON)],
        """Call {contact}.
        Ring {contact}, please.
        I have to speak with {contact} right away.
        Dial {contact}
        Could you phone {contact} for me?
        Get {contact} on the line.
        Please put me through to {contact}.
        I want to talk to {contact} on the phone.""",
        {"number": ref("999-9999"), "state": pick("ringing|busy|connected")},
        """I am calling {contact} at {number}; it is {state}.
        The line of {contact} is {state}.
        Calling {number}."""),
    tool("add_contact", "Save a new person with a phone number.",
        [p("name", "Name of the person", PERSON), p("phone", "Number of the person", PHONE), o("email", "Mail address", EMAIL)],
        """Save {name} with the number {phone}.
        New contact: {name}, {phone}, {email}
        Put {name} into my address book, phone {phone}.
        I met {name} today, the number is {phone}.
        Add {name} to my contacts: {phone}, {email}.
        Please remember that {name} can be called at {phone}.
        {name} has a new phone, {phone}. Store it.
        Keep the number {phone} for {name}, mail {email}.""",
        {"contacts": num(20, 400)},
        """{name} is saved with {phone}.
        You have {contacts} contacts now.
        I stored {phone} for {name}."""),
    tool("lookup_contact", "Look up how to reach a known person.",
        [p("name", "Name of the person", PERSON)],
        """What is the number of {name}?
        How can I reach {name}?
        I lost the phone number of {name}, do we have it?
        {name}, contact details
        Look up {name} in the address book.
        Give me the contact data of {name}, please.
        Where do I find {name}'s number?
        Is {name} among my contacts? I want the number.""",
        {"phone": ref("999-9999"), "company": pick("Northwind|Bluebell|Stonegate|Harbour Ltd")},
        """The number of {name} is {phone}.
        You can reach {name} at {phone}.
        {name} works at {company}; the number is {phone}."""),
    tool("add_task", "Write a task on the to-do list.",
        [p("task", "What is to be done", TITLE), o("due", "Day it is due", DATE), o("priority", "How urgent it is", choice("low|medium|high"))],
        """Add {task} to my to-do list.
        I have to {task} by {due}, note it.
        To do: {task}, {priority} priority
        Put {task} on my list of tasks.
        New task {task}, due {due}.
        Remember this job for me: {task}. It has {priority} priority.
        Still open: {task}. Please write that on the list.
        Make {task} a task for {due} with {priority} priority.""",
        {"task_id": ref("T99"), "open_tasks": num(1, 30)},
        """{task} is on the list as {task_id}.
        I added {task}; {open_tasks} tasks are open.
        Noted as {task_id}."""),
    tool("completeTask", "Mark a task as done.",
        [p("task_id", "Number of the task", code("T99|T999|#99"))],
        """Task {task_id} is done.
        Mark {task_id} as finished.
        I have finished {task_id}, tick it off.
        {task_id} done
        Please check off {task_id}.
        You can close {task_id}, I took care of it.
        Set {task_id} to complete.
        {task_id} is behind me, cross it off my list.""",
        {"left": num(0, 20)},
        """{task_id} is done; {left} tasks are left.
        I ticked off {task_id}.
        {left} tasks are still open."""),
    tool("set_reminder", "Remind the user of something at a time.",
        [p("text", "What to remember", TITLE), p("time", "When to remind", TIME), o("day", "Day of the reminder", DAY)],
        """Remind me of {text} at {time}.
        At {time}, tell me to think of this: {text}.
        I always forget it, so nudge me at {time} {day}: {text}
        Reminder {time}: {text}
        Do not let me forget {text}, {day} at {time}.
        Could you give me a hint about {text} at {time}?
        {text}: please bring it up at {time}.
        When it is {time} {day}, mention {text} to me.""",
        {"reminder": ref("R99")},
        """I will remind you of {text} at {time}.
        Reminder {reminder} is set for {time}.
        At {time} you will hear from me."""),
    tool("take_note", "Save a note with a title.",
        [p("title", "Title of the note", TITLE), p("content", "Text of the note", MESSAGE)],
        """Note "{content}" under the title {title}.
        Write this down as {title}: {content}
        New note {title}: {content}
        Please keep a note called {title} that says "{content}"
        I want to remember "{content}" File it under {title}.
        Save the text "{content}" as {title}.
        Make a note. The title is {title}, the text is "{content}"
        Jot down "{content}" and name it {title}.""",
        {"note_id": ref("N999")},
        """The note {title} is saved as {note_id}.
        I saved {title}.
        Saved with the number {note_id}."""),
    tool("bookMeetingRoom", "Reserve a meeting room in the office.",
        [p("people", "Number of people", integer(2, 20)), p("date", "Day of the meeting", DATE), p("time", "Start time", TIME), o("projector", "Whether a projector is needed", flag("with a projector", "without a projector"))],
        """Get me a meeting room for {people} people on {date} at {time}.
        Room for {people}, {date}, {time}, {projector}
        We are {people} and need somewhere to meet on {date} at {time}.
        Is a conference room free on {date} at {time} for {people} people, {projector}? Take it.
        On {date} at {time} a client visits. Reserve a room for {people} persons.
        Please find us a room {projector} at {time} on {date}, {people} people.
        {people} of us will sit together on {date} from {time}, so we need a room.
        Hold a room {projector} for {people} guests on {date}, {time}.""",
        {"room": pick("Maple|Oak|Cedar|Birch|Willow"), "floor": num(1, 9)},
        """The room {room} is yours on {date} at {time}.
        I reserved {room} on floor {floor}.
        {room} on floor {floor} has space for {people} people."""),
    tool("reserve_desk", "Reserve a desk in the shared office for a day.",
        [p("day", "Day at the office", DAY), o("near_window", "Whether it is by a window", flag("by the window|near a window", "away from the windows"))],
        """I am coming to the office {day}, keep me a desk.
        Desk for {day}, please.
        Book me a workplace {near_window} for {day}.
        Desk {day} {near_window}
        Can I get a table to work at {day}?
        I would like to sit {near_window} when I come in {day}.
        Save me a seat in the office for {day}.
        Since I work on site {day}, find me a desk {near_window}.""",
        {"desk": ref("D99"), "floor": num(1, 6)},
        """Desk {desk} on floor {floor} is yours.
        You have desk {desk}.
        I reserved {desk} for {day}."""),
    tool("request_vacation", "Ask the manager for days off.",
        [p("start", "First day off", DATE), p("end", "Last day off", DATE)],
        """I want to take time off from {start} to {end}.
        Holiday from {start} until {end}, please.
        We are going to the sea, so I need leave between {start} and {end}.
        Vacation {start} - {end}
        Please hand in my leave from {start} to {end}.
        May I be away from {start} through {end}?
        I will not work from {start} up to {end}. Ask my boss for these days.
        Put in for a break that begins on {start} and ends on {end}.""",
        {"days_left": num(0, 25), "state": "waiting for approval"},
        """Your leave from {start} to {end} is {state}.
        I asked for it; {days_left} days are left after that.
        The request is {state}."""),
    tool("reportSickLeave", "Tell the company that an employee is ill.",
        [p("employee", "Who is ill", PERSON), p("days", "Expected number of days", integer(1, 14))],
        """{employee} is ill for {days} days.
        Call in sick for {employee}, {days} days.
        {employee} has a fever and stays home for {days} days.
        Sick: {employee}, {days} days
        Please tell the office that {employee} is unwell and out for {days} days.
        The doctor told {employee} to rest for {days} days.
        {employee} caught the flu and misses {days} days of work.
        Let HR know about the illness of {employee}, {days} days.""",
        {"case": ref("S9999"), "back_on": on},
        """{employee} is reported ill for {days} days.
        I reported it as {case}.
        {employee} is expected back on {back_on}."""),
    tool("log_hours", "Record working hours for a project.",
        [p("project", "Name of the project", BRAND), p("hours", "Hours worked", decimal(0.5, 10)), o("date", "Day of the work", DATE)],
        """Log {hours} hours on {project}.
        I worked {hours} hours for {project} on {date}.
        Put {hours} hours down for the project {project}.
        {project} {hours}h {date}
        Add {hours} hours to {project}, please.
        Today the {project} project took me {hours} hours.
        Book {hours} hours of my time to {project}.
        My timesheet misses {hours} hours of {project} on {date}.""",
        {"total": num(10, 400)},
        """I logged {hours} hours on {project}.
        {project} has {total} hours in total now.
        {hours} hours are booked to {project}."""),
    tool("submitExpense", "Hand in an expense to be paid back.",
        [p("amount", "Sum of money", money(4, 600)), p("category", "Kind of expense", choice("food|travel|hotel|office|other")), o("note", "What it was for", TITLE)],
        """I spent {amount} on {category}, please get it paid back.
        Expense: {amount}, {category}
        Hand in {amount} for {category}, note {note}.
        Claim {amount} under {category}, it was for {note}.
        The company owes me {amount}, category {category}.
        Please file my receipt of {amount} as {category}.
        My receipt says {amount}. Book it as {category} and write {note}.
        I paid {amount} from my own pocket for {category}, claim that.""",
        {"claim": ref("X9999"), "paid_on": on},
        """Your claim {claim} will be paid on {paid_on}.
        I handed in the {category} expense as {claim}.
        You get the money back on {paid_on}."""),
    tool("create_invoice", "Write an invoice to a customer.",
        [p("customer", "Name of the customer", BRAND), p("amount", "Sum to be paid", money(50, 5000)), o("due_days", "Days until payment", digits(7, 60))],
        """Invoice {customer} for {amount}.
        Write a bill of {amount} to {customer}.
        {customer} has to pay {amount} within {due_days} days, make the invoice.
        Bill {customer}, {amount}, {due_days} days
        The work for {customer} is done, charge them {amount}.
        Please prepare an invoice over {amount} for the company {customer}.
        {amount} is what {customer} owes us. Send the bill.
        Charge {amount} to {customer}, payable in {due_days} days.""",
        {"invoice": ref("INV-999"), "status": "sent"},
        """Invoice {invoice} to {customer} is {status}.
        I sent {customer} the invoice {invoice}.
        {customer} got the bill {invoice}."""),
    tool("invoice_status", "Tell whether an invoice has been paid.",
        [p("invoice_number", "Number of the invoice", code("INV-999|INV9999|R-9999"))],
        """Has {invoice_number} been paid?
        Status of invoice {invoice_number}
        Did the money for {invoice_number} arrive?
        The customer says that {invoice_number} is settled. True?
        Please check the payment of {invoice_number}.
        Are we still waiting for the money of {invoice_number}?
        What about bill {invoice_number}, is it open?
        Look whether someone paid the invoice {invoice_number}.""",
        {"state": pick("paid|open|overdue"), "since": on},
        """Invoice {invoice_number} is {state} since {since}.
        {invoice_number} is {state}.
        It is {state} since {since}."""),
    tool("translate_document", "Translate a file into another language.",
        [p("file", "Name of the file", FILE), p("language", "Language to translate into", LANGUAGE)],
        """Translate {file} into {language}.
        I need {file} in {language}.
        Our partners only read {language}, please turn {file} into it.
        {file} to {language}
        Make a {language} version of {file}.
        Could I have the document {file} in {language}?
        Please give me {file} written in {language}.
        In {language}, what would {file} look like? Have the file translated.""",
        {"pages": num(1, 60), "new_file": ref("copy_99.docx")},
        """The {language} version is {new_file}.
        I translated {pages} pages into {language}.
        {new_file} holds {file} in {language}."""),
    tool("shareFile", "Give a person access to a file.",
        [p("file", "Name of the file", FILE), p("with_person", "Address of the person", EMAIL), o("rights", "What the person may do", choice("read|comment|edit"))],
        """Share {file} with {with_person}.
        Give {with_person} access to {file}.
        {with_person} should be able to {rights} {file}.
        {file} -> {with_person}, {rights}
        Let {with_person} see {file}, please.
        My colleague {with_person} asks for {file}. Allow it.
        Allow {with_person} to {rights} the file {file}.
        I would like {with_person} to have {file}.""",
        {"link": ref("link-9A9A"), "expires": on},
        """{with_person} can open {file} now.
        I shared {file}; the link is {link}.
        The link {link} works until {expires}."""),
    tool("rename_file", "Change the name of a file.",
        [p("old_name", "Present name", FILE), p("new_name", "Wanted name", FILE)],
        """Rename {old_name} to {new_name}.
        {old_name} should be called {new_name}.
        Give {old_name} the name {new_name}.
        The name {old_name} is confusing, make it {new_name}.
        Change {old_name} into {new_name}, please.
        {old_name} => {new_name}
        From now on {old_name} is named {new_name}.
        I want {new_name} as the name instead of {old_name}.""",
        {"folder": pick("Documents|Reports|Shared|Archive")},
        """{old_name} is called {new_name} now.
        Renamed to {new_name}.
        {new_name} is in the folder {folder}."""),
    tool("delete_file", "Move a file to the trash.",
        [p("file", "Name of the file", FILE)],
        """Delete {file}.
        Throw {file} away.
        I do not need {file} any more.
        Remove {file}, please.
        {file} can go to the trash.
        Please get rid of {file}, it is old.
        Could you erase {file}?
        {file} is useless, put it in the bin.""",
        {"freed": num(1, 900)},
        """{file} is in the trash, {freed} kilobytes are free.
        I deleted {file}.
        Done, that frees {freed} kilobytes."""),
    tool("findFile", "Search the drive for a document by its topic.",
        [p("topic", "What it is about", QUERY), o("file_type", "Kind of file", choice("pdf|docx|xlsx|png"))],
        """Where is the document about {topic}?
        Find the {file_type} on {topic}.
        I wrote something about {topic} last year, where did I save it?
        files {topic} {file_type}
        Search my drive for {topic}.
        Which of our files deals with {topic}?
        Locate a {file_type} file that covers {topic}.
        My paper on {topic} must be somewhere on the disk, look for it.""",
        {"name": ref("doc_99.pdf"), "folder": pick("Documents|Reports|Shared|Archive")},
        """I found {name} in {folder}.
        The document about {topic} is {name}.
        Look in {folder}: {name}."""),
    tool("print_document", "Print copies of a document.",
        [p("file", "Name of the file", FILE), p("copies", "Number of copies", integer(1, 50)), o("color", "Whether to print in colour", flag("in colour", "in black and white|without colour"))],
        """Print {copies} copies of {file}.
        I need {file} on paper, {copies} times.
        {file}, {copies} copies, {color}
        Please run off {copies} copies of {file} {color}.
        We are {copies} people at the meeting, print {file} for each.
        Could the printer make {copies} copies of {file}?
        Put {file} on paper {copies} times {color}.
        {copies} prints of {file}, thank you.""",
        {"printer": pick("Printer North|Printer South|Floor 2|Copy Room"), "pages": num(1, 200)},
        """{copies} copies of {file} come out at {printer}.
        {printer} prints {pages} pages.
        Printing {file} at {printer}."""),
    tool("scanDocument", "Scan the paper on the scanner into a file.",
        [p("file_name", "Name for the file", FILE), p("resolution", "Dots per inch", choice("150|300|600"))],
        """Scan this and call it {file_name}, {resolution} dpi.
        Make a scan at {resolution} dpi named {file_name}.
        {file_name}, {resolution}, scan
        There is a letter on the scanner, save it as {file_name} at {resolution} dpi.
        I want the page scanned with {resolution} dpi into {file_name}.
        Please read in the paper at {resolution} dots per inch as {file_name}.
        Use {resolution} dpi and store the scanned page under {file_name}.
        Get the sheet from the scanner into {file_name} with {resolution} dpi.""",
        {"pages": num(1, 12), "size": num(100, 9000)},
        """The scan {file_name} has {pages} pages.
        I saved {file_name}, {size} kilobytes.
        {pages} pages are in {file_name}."""),
    tool("open_ticket", "Report a computer problem to the help desk.",
        [p("problem", "What is wrong", text("my screen is black|the printer is jammed|I cannot log in|the internet is slow|my mouse is broken|the sound is missing|my laptop is too hot|the phone is dead|the keyboard is wet|my files are gone|the battery is empty|the camera is blurry")), p("priority", "How urgent it is", choice("low|normal|urgent"))],
        """Help, {problem}! It is {priority}.
        Tell IT that {problem}, priority {priority}.
        {problem}, {priority}
        Report to the help desk with {priority} priority: {problem}.
        Since this morning {problem}. It is of {priority} priority, who can fix it?
        Please write a support case: {problem}. Mark it {priority}.
        I cannot work because {problem}, so get me support, level {priority}.
        Let the technicians know, marked as {priority}, that {problem}.""",
        {"ticket": ref("HD-999"), "hours": num(1, 48)},
        """Ticket {ticket} is open; help comes within {hours} hours.
        The help desk has it as {ticket}.
        Your ticket is {ticket}."""),
    tool("ticketStatus", "Show the progress of a help desk ticket.",
        [p("ticket", "Number of the ticket", code("HD-999|HD-9999|IT999"))],
        """How is {ticket} going?
        Status of ticket {ticket}, please.
        Is anyone working on {ticket}?
        I opened {ticket} last week and heard nothing.
        {ticket} news
        Has my problem {ticket} been solved?
        What happened to {ticket}?
        Tell me how far the help desk is with {ticket}.""",
        {"state": pick("open|in progress|solved|waiting for parts"), "agent": who},
        """{ticket} is {state}; {agent} takes care of it.
        The ticket {ticket} is {state}.
        {agent} works on it, it is {state}."""),
    tool("reset_password", "Reset the password of an account.",
        [p("account", "Mail address of the account", EMAIL)],
        """Reset the password of {account}.
        I forgot my password, the account is {account}.
        {account} cannot log in, make a new password.
        Password reset {account}
        Please send {account} a fresh password.
        Could you give {account} another password?
        The password of {account} does not work any more.
        {account} needs a way back in, renew the password.""",
        {"valid_hours": num(1, 48)},
        """A reset link was sent to {account}.
        {account} has {valid_hours} hours to use the link.
        The link is valid for {valid_hours} hours."""),
    tool("hire_status", "Tell how far a job application is.",
        [p("applicant", "Name of the applicant", PERSON)],
        """How far is the application of {applicant}?
        Did {applicant} get the job?
        {applicant}, application status
        Where do we stand with the candidate {applicant}?
        I interviewed {applicant} on Monday. What came of it?
        Is {applicant} still in the running?
        Please check the hiring process of {applicant}.
        What is the next step for our candidate {applicant}?""",
        {"stage": pick("first interview|second interview|offer sent|rejected|hired"), "since": on},
        """The application of {applicant} is at: {stage}.
        {applicant} is at the stage {stage} since {since}.
        Stage {stage}, since {since}."""),
    tool("postJob", "Publish a job advert.",
        [p("job", "Name of the job", text("teacher|nurse|baker|painter|lawyer|plumber|gardener|carpenter|engineer|cook|tailor|librarian|driver|accountant|translator")), p("city", "Where the work is", CITY), o("salary", "Pay per year", digits(24000, 90000, 500))],
        """We look for a {job} in {city}, publish it.
        Advertise a position as {job} in {city} with a salary of {salary}.
        Vacancy: {job}, {city}, {salary}
        Our {city} office needs a new {job}. Put the advert online.
        Please list an open position: {job}, based in {city}.
        Write an advert for a {job} in {city}, pay {salary}.
        In {city} we would hire a {job}, so let people apply.
        The world should know we want a {job} for {city}, at {salary} a year.""",
        {"advert": ref("J-999"), "views": num(5, 900)},
        """The advert {advert} for a {job} in {city} is online.
        {advert} is published.
        Your advert has the number {advert}."""),
    tool("team_birthdays", "List the birthdays of colleagues in a month.",
        [p("month", "Month to look at", MONTH)],
        """Who has a birthday in {month}?
        Birthdays in {month}?
        I am buying cards for {month}. Which colleagues celebrate?
        Whose birthday comes in {month}?
        Tell me the team's birthdays for {month}.
        {month} birthdays
        Does anybody at work turn a year older in {month}?
        For which coworkers do we need cake in {month}?""",
        {"name": who, "day": num(1, 28), "count": num(1, 6)},
        """{name} has a birthday on {month} {day}.
        In {month} there are {count} birthdays, first {name}.
        {name} celebrates on {month} {day}."""),
    tool("order_office_supplies", "Order paper, pens and such for the office.",
        [p("items", "What to order", several("paper|pens|staples|folders|envelopes|markers|tape|toner|labels|notebooks|scissors|paper clips")), o("department", "Who pays for it", choice("sales|design|finance|support"))],
        """We need {items} in the office.
        Order {items} for the {department} department.
        Please get new {items}, the cupboard is empty.
        {items}, {department}
        The office ran out of {items}.
        Have {items} sent to our office and let {department} pay.
        Stock up on {items} for our desks.
        Could someone buy {items} for the office? It goes on the {department} budget.""",
        {"order": ref("OS-99"), "arrives": on},
        """The order {order} arrives on {arrives}.
        I ordered it as {order}.
        Your supplies come on {arrives}."""),
    tool("clock_in", "Start the working time of the user now.",
        [],
        """I am starting work.
        Clock me in.
        My shift begins now.
        I just arrived at the office, start counting.
        Begin my working time, please.
        Good morning, I am at my desk.
        Record that I start to work now.
        Work time on!""",
        {"started": at, "week_hours": num(0, 40)},
        """You started at {started}.
        Your time runs since {started}.
        Started at {started}; this week you have {week_hours} hours."""),
    tool("visitor_badge", "Make a badge for a visitor of the building.",
        [p("visitor", "Name of the visitor", PERSON), p("date", "Day of the visit", DATE), p("host", "Whom they visit", PERSON)],
        """{visitor} visits {host} on {date}, prepare a badge.
        Badge for {visitor}, {date}, host {host}
        On {date} {visitor} comes to see {host}.
        Please register {visitor} as a guest of {host} for {date}.
        I am {host} and expect {visitor} on {date}.
        Reception should know: {visitor}, {date}, for {host}.
        Let {visitor} into the building on {date}; the host is {host}.
        {host} has a guest on {date}, the name is {visitor}.""",
        {"badge": ref("V999"), "entrance": pick("Main door|East gate|West gate")},
        """Badge {badge} is ready for {visitor}.
        {visitor} gets badge {badge} at the {entrance}.
        The badge {badge} waits for {visitor} on {date}."""),
    tool("stock_level", "Tell how many pieces of an article are in the warehouse.",
        [p("article", "Number of the article", code("A-999|AA-9999|P9999"))],
        """How many pieces of {article} do we have?
        Stock of {article}
        Is {article} still in the warehouse?
        A customer wants {article}, do we have enough?
        Check the inventory for {article}.
        What is left of article {article}?
        Please count {article} in the store room.
        Do we need to reorder {article}? Look how much there is.""",
        {"pieces": num(0, 900), "shelf": ref("A99")},
        """There are {pieces} pieces of {article} on shelf {shelf}.
        {article}: {pieces} pieces.
        We have {pieces} pieces, on shelf {shelf}."""),
    tool("new_customer", "Create a customer record.",
        [p("company", "Name of the company", BRAND), p("contact", "Person to talk to", PERSON), p("country", "Where they sit", COUNTRY)],
        """New customer: {company} from {country}, contact {contact}.
        Add the company {company} in {country}; we talk to {contact}.
        We won {company} in {country} as a client, {contact} is our contact.
        {company}, {country}, {contact}
        Please create a record for {company}, {country}, with {contact} as contact.
        {contact} of {company} in {country} signed today. Put them in our customer list.
        Enter {company} as a client, contact person {contact}, country {country}.
        From {country} we have a new client called {company}, represented by {contact}.""",
        {"customer_id": ref("C9999")},
        """{company} is customer {customer_id} now.
        I created {customer_id} for {company}.
        The record of {company} is {customer_id}."""),
]  # fmt: skip

FIELD: list[Tool] = [
    tool("machine_status", "Tell whether a machine in the factory is running.",
        [p("machine", "Number of the machine", code("M-99|CNC-9|A99"))],
        """Is machine {machine} running?
        {machine} state
        Why is it so quiet? Check {machine}.
        How is {machine} working today?
        Does {machine} have a fault?
        Please look whether {machine} stands still.
        Tell me if {machine} is producing.
        What is going on with {machine} in the hall?""",
        {"state": pick("running|stopped|in repair"), "pieces": num(0, 900)},
        """Machine {machine} is {state}.
        {machine} is {state} and made {pieces} pieces.
        It is {state}."""),
    tool("assignShift", "Give a worker a shift on a day.",
        [p("worker", "Name of the worker", PERSON), p("day", "Day of the shift", WEEKDAY), p("shift", "Which shift", choice("early|late|night"))],
        """{worker} works the {shift} shift on {day}.
        {day}, {shift}, {worker}
        Put {worker} on the {shift} shift for {day}.
        We are short of people on {day}; {worker} takes the {shift} shift.
        Please plan {worker} for {day}, {shift} shift.
        Let {worker} do {shift} on {day}.
        The {shift} duty on {day} goes to {worker}.
        Can you enter {worker} for {shift} work on {day}?""",
        {"starts": at, "team": num(2, 12)},
        """{worker} has the {shift} shift on {day} from {starts}.
        {worker} starts at {starts}.
        The team has {team} people on {day}."""),
    tool("order_materials", "Order building material for a site.",
        [p("material", "What to order", choice("sand|gravel|bricks|cement|tiles|wood")), p("tons", "Weight in tons", integer(1, 40)), p("site", "Address of the site", ADDRESS)],
        """Send {tons} tons of {material} to {site}.
        {material}, {tons} tons, {site}
        We are building at {site} and need {tons} tons of {material}.
        Order {tons} tons of {material} for the site at {site}.
        The workers at {site} wait for {tons} tons of {material}.
        Please have {material} brought to {site}, {tons} tons.
        At {site} we ran out of {material}, deliver {tons} tons.
        A truck should take {tons} tons of {material} out to {site}.""",
        {"truck": ref("AA 99"), "arrives": on},
        """{tons} tons of {material} come to {site} on {arrives}.
        The truck {truck} brings it on {arrives}.
        The {material} arrives on {arrives}."""),
    tool("employee_salary", "Tell what an employee earns a month.",
        [p("employee_id", "Number of the employee", code("E9999|99999"))],
        """What does employee {employee_id} earn?
        Salary of {employee_id}
        How much do we pay {employee_id} each month?
        I prepare the wages. What is the amount for {employee_id}?
        Look up the pay of {employee_id}.
        Tell me the monthly wage for number {employee_id}.
        What is on the pay slip of {employee_id}?
        How high is the income of staff member {employee_id}?""",
        {"salary": num(1500, 8000)},
        """Employee {employee_id} earns {salary} euros a month.
        The salary is {salary} euros.
        {employee_id} gets {salary} euros."""),
    tool("summarizeThread", "Give the main points of a chat conversation.",
        [p("thread", "Number of the conversation", code("TH-999|C9999"))],
        """What was said in {thread}?
        Sum up {thread}.
        I was on holiday and missed {thread}. What are the main points?
        {thread} in short
        Give me the gist of the conversation {thread}.
        Please boil down {thread} for me.
        What did they agree on in {thread}?
        I have no time to read {thread}, tell me what matters.""",
        {"point": pick("the launch moves to May|the price stays|a new logo is needed|the test was a success"), "messages": num(5, 200)},
        """The main point of {thread} is that {point}.
        They say that {point}.
        In {messages} messages, the point is that {point}."""),
    tool("sign_contract", "Send a contract to a person for signing.",
        [p("contract", "Name of the file", FILE), p("signer", "Address of the signer", EMAIL)],
        """Have {signer} sign {contract}.
        {contract} needs a signature from {signer}.
        {contract} for {signer} to sign
        Send {contract} to {signer} for signature.
        The deal is made, get the name of {signer} under {contract}.
        Please ask {signer} to put a signature on {contract}.
        {signer} still has to sign, the file is {contract}.
        Let {signer} receive {contract} and sign it online.""",
        {"request": ref("SG-99"), "until": on},
        """{signer} can sign {contract} until {until}.
        I asked {signer} to sign.
        The request {request} went to {signer}."""),
]  # fmt: skip

TOOLS: list[Tool] = OFFICE + FIELD
